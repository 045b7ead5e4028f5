import { loadPart } from '@daybreak/ui/load';
import { useEffect, useRef, useState } from 'react';
import { toolsMissing } from '../../../export/missingFile.ts';
import type { PreflightFinding } from '../../../export/preflight/rules.ts';
import type { Brief, Designer } from '../../designer.ts';
import { exportOptions, firstChoice } from '../../download/choice.ts';
import { unchecked } from '../../download/Findings.tsx';
import type { AnyDraft } from '../../fields.ts';
import type { SizedDraft } from './sizesOf.ts';

type Checked = ReadonlyMap<string, readonly PreflightFinding[]>;
const nothing: Checked = new Map();

/** Looks at a draft as the download dialog would, out of sight. What looks is downloaded when it is asked for: the engines come with it. */
async function lookAt(
  designer: Designer,
  draft: AnyDraft,
  brief: Brief,
): Promise<readonly PreflightFinding[]> {
  const [{ inspectPiece }, { drawnOffscreen }] = await Promise.all([
    loadPart(() => import('../../download/inspectPiece.ts')),
    loadPart(() => import('../../offscreen.tsx')),
  ]).catch(toolsMissing);
  const choice = exportOptions(firstChoice(designer.artboards(draft)));
  return drawnOffscreen(designer, draft, brief, async (sources, tooLong) =>
    (await inspectPiece({ designer, draft, brief, sources, tooLong }))(choice),
  );
}

/** The look before a download, at every size, one after the other. What is known goes with the piece that it is about. */
export function useSizeChecks(designer: Designer, sizes: readonly SizedDraft[], brief: Brief) {
  const [checked, setChecked] = useState(nothing);
  const [checking, setChecking] = useState<number>();
  const running = useRef<AbortController>(undefined);
  const stop = () => {
    running.current?.abort();
    running.current = undefined;
    setChecking(undefined);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another piece is another question
  useEffect(() => {
    setChecked(nothing);
    return stop;
  }, [sizes, brief]);

  const check = async () => {
    const run = new AbortController();
    running.current = run;
    setChecked(nothing);
    for (const [index, { id, draft }] of sizes.entries()) {
      setChecking(index + 1);
      const found = await lookAt(designer, draft, brief).catch((error: Error) => [unchecked(error)]);
      if (run.signal.aborted) return;
      setChecked((before) => new Map(before).set(id, found));
    }
    stop();
  };
  return { checked, checking, check: () => void check(), stop };
}
