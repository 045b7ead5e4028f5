import type { PreflightFinding } from '@daybreak/print/preflight';
import { useEffect, useState } from 'react';
import type { DownloadChoice } from '../../download/choice.ts';
import type { RunPreflight } from '../../download/dialog/usePreflight.ts';
import { Findings, preflightFailed } from '../../download/Findings.tsx';
import { runAfterPause } from '../../rendering/runAfterPause.ts';
import { useLatest } from '../../rendering/useLatest.ts';

interface ChecksProps {
  /** Identifies the piece: a different one is checked again. */
  about: unknown;
  /** Returns the preflight to run. */
  inspect: () => RunPreflight;
  choice: DownloadChoice;
}

/** Checks come after the small pictures, which are drawn as soon as typing rests. */
const place = 6;

/** Preflight findings about the piece, kept up to date as it changes. */
export function Checks({ about, inspect, choice }: ChecksProps) {
  const [findings, setFindings] = useState<readonly PreflightFinding[]>();
  const latest = useLatest({ inspect, choice });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each state of the piece
  useEffect(() => {
    let isCurrent = true;
    const show = (nextFindings: readonly PreflightFinding[]) => isCurrent && setFindings(nextFindings);
    const cancel = runAfterPause(() => {
      latest.current
        .inspect()(latest.current.choice)
        .then(show, (error: Error) => show([preflightFailed(error)]));
    }, place);
    return () => {
      isCurrent = false;
      cancel();
    };
  }, [about]);
  return <Findings findings={findings} />;
}
