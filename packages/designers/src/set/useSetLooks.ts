import { useEffect, useRef, useState } from 'react';
import type { Brief } from '../workbench/designer.ts';
import { unchecked } from '../workbench/download/Findings.tsx';
import type { Looked } from './kinds.ts';
import type { Makers } from './useLoaded.ts';
import type { SetPiece } from './useSetPieces.ts';

/** By piece, and by what it says. */
type Looks = ReadonlyMap<string, Looked>;
export const lookKey = ({ part, draft }: Pick<SetPiece, 'part' | 'draft'>): string =>
  `${part.id} ${JSON.stringify(draft)}`;

/** Nobody looks at half a word. */
const restsFor = 300;

/** What the pieces look like that are wanted, one after the other, and again those whose words change. */
export function useSetLooks(pieces: readonly SetPiece[], makers: Makers | undefined, brief: Brief): Looks {
  const done = useRef(new Map<string, Looked>());
  const [looks, setLooks] = useState<Looks>(done.current);
  const begun = useRef(false);
  useEffect(() => {
    if (!makers) return;
    let cared = true;
    const lookAtAll = async () => {
      if (begun.current) await new Promise((resolve) => setTimeout(resolve, restsFor));
      begun.current = true;
      for (const piece of pieces) {
        const key = lookKey(piece);
        const kind = makers.get(piece.part.designer)?.kind;
        if (!cared) return;
        if (!kind || done.current.has(key)) continue;
        const looked = await kind
          .inspect(piece.part, piece.draft, brief)
          .catch((error: Error): Looked => ({ findings: [unchecked(error)], tooLong: [] }));
        done.current.set(key, looked);
        if (!cared) return;
        setLooks(new Map(done.current));
        // The page answers in between.
        await new Promise((resolve) => setTimeout(resolve));
      }
    };
    void lookAtAll();
    return () => {
      cared = false;
    };
  }, [pieces, makers, brief]);
  return looks;
}
