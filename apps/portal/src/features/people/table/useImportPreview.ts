import { useCallback, useEffect, useRef, useState } from 'react';
import { useBackend } from '../../../backend/BackendProvider.tsx';
import type { TablePreview } from '../../../backend/interfaces/People.ts';
import { failureMessage } from '../../../shared/requests/failure.ts';
import type { ReadRow } from './importTable.ts';

export interface ImportPreview {
  rows: readonly ReadRow[];
  result: TablePreview;
}

const emptyPreview: TablePreview = { digest: '', rows: [], failure: null, isWritten: false };

/** Combines the server's verdicts with the problems in rows whose cells can't be imported. */
const withProblems = (result: TablePreview, rows: readonly ReadRow[]): TablePreview => ({
  ...result,
  rows: result.rows.map((verdict, place) => {
    const problems = rows[place]?.problems ?? [];
    return problems.length > 0
      ? {
          verdict: 'refused',
          fields: [],
          reason: [verdict.reason, ...problems].filter(Boolean).join(' '),
        }
      : verdict;
  }),
});

/** Previews the import of a file's rows, again whenever the rows or the omitted ones change. */
export function useImportPreview(all: readonly ReadRow[] | undefined) {
  const { people } = useBackend();
  const [preview, setPreview] = useState<ImportPreview>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [leavesOut, setLeavesOut] = useState(false);
  const latestRun = useRef(0);

  const loadPreview = useCallback(
    async (rows: readonly ReadRow[]) => {
      latestRun.current += 1;
      const run = latestRun.current;
      setBusy(true);
      setProblem(undefined);
      try {
        const result = rows.length > 0 ? await people.previewTable(rows.map(({ row }) => row)) : emptyPreview;
        if (run === latestRun.current) setPreview({ rows, result: withProblems(result, rows) });
      } catch (error) {
        if (run !== latestRun.current) return;
        setPreview(undefined);
        setProblem(failureMessage(error));
      } finally {
        if (run === latestRun.current) setBusy(false);
      }
    },
    [people],
  );

  useEffect(() => {
    setLeavesOut(false);
    setPreview(undefined);
    setProblem(undefined);
    if (all) void loadPreview(all);
    return () => {
      // Ignore the request in flight, which is for other rows.
      latestRun.current += 1;
      setBusy(false);
    };
  }, [all, loadPreview]);

  return {
    preview,
    problem,
    busy,
    leavesOut,
    leaveOut: (next: boolean) => {
      if (!all || !preview) return;
      setLeavesOut(next);
      const { rows, result } = preview;
      void loadPreview(next ? rows.filter((_, place) => result.rows[place]?.verdict !== 'refused') : all);
    },
    again: () => {
      if (preview) void loadPreview(preview.rows);
    },
  };
}
