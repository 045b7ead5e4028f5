import { useCallback, useEffect, useRef, useState } from 'react';
import { useBackend } from '../../../backend/BackendProvider.tsx';
import type { TableOutlook } from '../../../backend/interfaces/People.ts';
import { sentenceOf } from '../../../shared/requests/failure.ts';
import type { ReadRow } from './importTable.ts';

export interface ImportPreview {
  rows: readonly ReadRow[];
  outlook: TableOutlook;
}

const nobody: TableOutlook = { digest: '', rows: [], failure: null, written: false };

/** Combines the server's verdicts with the problems in rows whose cells can't be imported. */
const judged = (outlook: TableOutlook, rows: readonly ReadRow[]): TableOutlook => ({
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
  const [looked, setLooked] = useState<ImportPreview>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [leavesOut, setLeavesOut] = useState(false);
  const turn = useRef(0);

  const look = useCallback(
    async (rows: readonly ReadRow[]) => {
      turn.current += 1;
      const own = turn.current;
      setBusy(true);
      setProblem(undefined);
      try {
        const outlook = rows.length > 0 ? await people.lookAtTable(rows.map(({ row }) => row)) : nobody;
        if (own === turn.current) setLooked({ rows, outlook: judged(outlook, rows) });
      } catch (error) {
        if (own !== turn.current) return;
        setLooked(undefined);
        setProblem(sentenceOf(error));
      } finally {
        if (own === turn.current) setBusy(false);
      }
    },
    [people],
  );

  useEffect(() => {
    setLeavesOut(false);
    setLooked(undefined);
    setProblem(undefined);
    if (all) void look(all);
    return () => {
      // Ignore the request in flight, which is for other rows.
      turn.current += 1;
      setBusy(false);
    };
  }, [all, look]);

  return {
    looked,
    problem,
    busy,
    leavesOut,
    leaveOut: (next: boolean) => {
      if (!all || !looked) return;
      setLeavesOut(next);
      const { rows, outlook } = looked;
      void look(next ? rows.filter((_, place) => outlook.rows[place]?.verdict !== 'refused') : all);
    },
    again: () => {
      if (looked) void look(looked.rows);
    },
  };
}
