import type { Exporter, ExportRequest } from '@daybreak/print';
import { useEffect, useState } from 'react';
import { approvingOf, stampFor } from './fileApproval.ts';

/**
 * True if files that aren't approved one by one, such as rows of a batch, are stamped. False until the host answers.
 */
export function useNeedsStamp(
  exporter: Exporter,
  designers: readonly string[],
  format: ExportRequest['format'],
): boolean {
  const [marked, setMarked] = useState<string>();
  const request = [format, ...designers].join(' ');
  useEffect(() => {
    const approvals = approvingOf(exporter)?.approvals;
    if (!approvals) return;
    let isCurrent = true;
    const [requestFormat, ...each] = request.split(' ') as [ExportRequest['format'], ...string[]];
    void Promise.all(each.map((designer) => stampFor(approvals, designer, requestFormat))).then((marks) => {
      if (isCurrent && marks.some(({ stamp }) => stamp)) setMarked(request);
    });
    return () => {
      isCurrent = false;
    };
  }, [exporter, request]);
  return marked === request;
}
