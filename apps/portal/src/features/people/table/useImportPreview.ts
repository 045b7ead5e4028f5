import { useCallback, useEffect, useRef, useState } from 'react';
import { useBackend } from '../../../backend/BackendProvider.tsx';
import type { TablePreview } from '../../../backend/interfaces/People.ts';
import { sentenceOf } from '../../../shared/requests/failure.ts';
import type { ReadRow } from './importTable.ts';

export interface ImportPreview {
  rows: readonly ReadRow[];
  outlook: TablePreview;
}

const nobody: TablePreview = { digest: '', rows: [], failure: null, isWritten: false };

/** Combines the server's verdicts with the problems in rows whose cells can't be imported. */
const withProblems = (outlook: TablePreview, rows: readonly ReadRow[]): TablePreview => ({
  ...outlook,
  rows: outlook.rows.map((verdict, place) => {
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
  const [loaded, setLoaded] = useState<ImportPreview>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [leavesOut, setLeavesOut] = useState(false);
  const turn = useRef(0);

  const loadPreview = useCallback(
    async (rows: readonly ReadRow[]) => {
      turn.current += 1;
      const own = turn.current;
      setBusy(true);
      setProblem(undefined);
      try {
        const outlook = rows.length > 0 ? await people.previewTable(rows.map(({ row }) => row)) : nobody;
        if (own === turn.current) setLoaded({ rows, outlook: withProblems(outlook, rows) });
      } catch (error) {
        if (own !== turn.current) return;
        setLoaded(undefined);
        setProblem(sentenceOf(error));
      } finally {
        if (own === turn.current) setBusy(false);
      }
    },
    [people],
  );

  useEffect(() => {
    setLeavesOut(false);
    setLoaded(undefined);
    setProblem(undefined);
    if (all) void loadPreview(all);
    return () => {
      // Ignore the request in flight, which is for other rows.
      turn.current += 1;
      setBusy(false);
    };
  }, [all, loadPreview]);

  return {
    loaded,
    problem,
    busy,
    leavesOut,
    leaveOut: (next: boolean) => {
      if (!all || !loaded) return;
      setLeavesOut(next);
      const { rows, outlook } = loaded;
      void loadPreview(next ? rows.filter((_, place) => outlook.rows[place]?.verdict !== 'refused') : all);
    },
    again: () => {
      if (loaded) void loadPreview(loaded.rows);
    },
  };
}
