import { useEffect, useRef, useState } from 'react';
import type { PreflightFinding } from '../export/preflight/rules.ts';
import { unchecked } from '../workbench/download/Findings.tsx';
import { type PersonRow, pause } from './people.ts';
import { filledOf, lookAtCard, type RowsPiece } from './rowFiles.ts';

/** By what a row says. */
type Looks = ReadonlyMap<string, readonly PreflightFinding[]>;
export const lookKey = (row: PersonRow, piece: RowsPiece): string =>
  JSON.stringify([row.number, row.user, filledOf(row, piece).values]);

/** Nobody looks at half a word. */
const restsFor = 300;
/** How often what was found is shown, in milliseconds: showing it takes the list of all rows. */
const showsEach = 400;

/** What the cards of rows look like, one after the other: the one on show first, and again those whose details change. */
export function useLooks(rows: readonly PersonRow[], piece: RowsPiece, shown: number | undefined): Looks {
  const done = useRef(new Map<string, readonly PreflightFinding[]>());
  const [looks, setLooks] = useState<Looks>(done.current);
  const begun = useRef(false);
  useEffect(() => {
    let cared = true;
    const lookAtAll = async () => {
      if (begun.current) await new Promise((resolve) => setTimeout(resolve, restsFor));
      begun.current = true;
      let shownAt = Number.NEGATIVE_INFINITY;
      const show = () => {
        shownAt = performance.now();
        setLooks(new Map(done.current));
      };
      const queue = rows
        .filter((row) => !row.leftOut && !done.current.has(lookKey(row, piece)))
        .toSorted((a, b) => Number(b.number === shown) - Number(a.number === shown));
      for (const row of queue) {
        if (!cared) return;
        const found = await lookAtCard(row, piece).catch((error: Error) => [unchecked(error)]);
        done.current.set(lookKey(row, piece), found);
        if (!cared) return;
        if (performance.now() - shownAt >= showsEach) show();
        await pause();
      }
      if (cared && queue.length > 0) show();
    };
    void lookAtAll();
    return () => {
      cared = false;
    };
  }, [rows, piece, shown]);
  return looks;
}
