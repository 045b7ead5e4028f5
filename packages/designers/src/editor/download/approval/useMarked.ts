import type { Exporter, ExportRequest } from '@daybreak/print';
import { useEffect, useState } from 'react';
import { approvingOf, marksFor } from './fileApproval.ts';

/**
 * True if files that aren't approved one by one, such as rows of a batch, are stamped. False until the host answers.
 */
export function useMarked(
  exporter: Exporter,
  designers: readonly string[],
  format: ExportRequest['format'],
): boolean {
  const [marked, setMarked] = useState<string>();
  const asked = [format, ...designers].join(' ');
  useEffect(() => {
    const approvals = approvingOf(exporter)?.approvals;
    if (!approvals) return;
    let cared = true;
    const [as, ...each] = asked.split(' ') as [ExportRequest['format'], ...string[]];
    void Promise.all(each.map((designer) => marksFor(approvals, designer, as))).then((marks) => {
      if (cared && marks.some(({ stamp }) => stamp)) setMarked(asked);
    });
    return () => {
      cared = false;
    };
  }, [exporter, asked]);
  return marked === asked;
}
