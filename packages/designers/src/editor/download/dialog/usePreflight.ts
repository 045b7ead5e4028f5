import type { PreflightFinding } from '@daybreak/print/preflight';
import { useOnline } from '@daybreak/ui';
import { useEffect, useRef, useState } from 'react';
import type { DownloadChoice } from '../choice.ts';
import { preflightFailed } from '../Findings.tsx';

/** Returns the findings that matter for a choice. Rejects if the piece can't be checked. */
export type RunPreflight = (choice: DownloadChoice) => Promise<readonly PreflightFinding[]>;

/**
 * The findings of preflight for a choice; undefined until they're there. Checks once, because nothing changes behind a
 * dialog. The choice selects the findings.
 */
export function usePreflight(
  inspect: () => RunPreflight,
  choice: DownloadChoice,
): readonly PreflightFinding[] | undefined {
  const online = useOnline();
  const [findings, setFindings] = useState<readonly PreflightFinding[]>();
  const look = useRef<RunPreflight>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function for the same piece needs no new check
  useEffect(() => {
    let isCurrent = true;
    look.current ??= inspect();
    setFindings(undefined);
    look.current(choice).then(
      (next) => isCurrent && setFindings(next),
      (error: Error) => {
        // Check again on the next choice, or when the network is back.
        look.current = undefined;
        if (isCurrent) setFindings([preflightFailed(error)]);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [choice.format, choice.scale, choice.set, online]);
  return findings;
}
