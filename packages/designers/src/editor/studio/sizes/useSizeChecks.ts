import type { PreflightFinding } from '@daybreak/print/preflight';
import { useEffect, useRef, useState } from 'react';
import type { Designer, PieceData } from '../../designer.ts';
import { preflightFailed } from '../../download/Findings.tsx';
import { preflightOffscreen } from '../../download/preflightOffscreen.ts';
import type { AnyDraft } from '../../fields/fields.ts';
import { shownDraft } from '../../fields/sizeOverrides.ts';
import { runAfterPause, whenIdle } from '../../rendering/runAfterPause.ts';
import type { SizedDraft } from './sizesOf.ts';

interface Checked {
  /** The piece as it was checked. */
  piece: string;
  data: PieceData;
  findings: readonly PreflightFinding[];
}
type ById = ReadonlyMap<string, Checked>;

/**
 * Keeps the download check up to date for every size: one after another while the browser is idle, and only for sizes
 * whose piece has changed. Findings stay until the next check.
 */
export function useSizeChecks(designer: Designer, sizes: readonly SizedDraft[], data: PieceData) {
  const [checked, setChecked] = useState<ById>(new Map());
  const [left, setLeft] = useState(sizes.length);
  const lastChecked = useRef(checked);
  useEffect(() => {
    const run = new AbortController();
    const pieceOf = (draft: AnyDraft) => JSON.stringify(shownDraft(designer, draft));
    const open = sizes.filter(({ id, draft }) => {
      const last = lastChecked.current.get(id);
      return last?.piece !== pieceOf(draft) || last.data !== data;
    });
    setLeft(open.length);
    const check = async () => {
      for (const [index, { id, draft }] of open.entries()) {
        await new Promise<void>((resolve) => whenIdle(resolve));
        if (run.signal.aborted) return;
        const findings = await preflightOffscreen(designer, draft, data).catch((error: Error) => [
          preflightFailed(error),
        ]);
        if (run.signal.aborted) return;
        lastChecked.current = new Map(lastChecked.current).set(id, { piece: pieceOf(draft), data, findings });
        setChecked(lastChecked.current);
        setLeft(open.length - index - 1);
      }
    };
    // After the pictures, which are drawn as soon as typing rests.
    const cancel = open.length > 0 ? runAfterPause(() => void check(), 2 * sizes.length) : undefined;
    return () => {
      run.abort();
      cancel?.();
    };
  }, [designer, sizes, data]);
  return { findingsOf: (id: string) => checked.get(id)?.findings, left };
}
