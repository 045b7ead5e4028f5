import { type ArtboardSide, type FilePlan, planLine } from '@daybreak/print';
import type { PreflightFinding } from '@daybreak/print/preflight';
import { isSeries } from '../../sizes/sets.ts';
import type { DownloadChoice } from '../choice.ts';

/** Describes in one line what will be made, or why this browser can't make it. */
export function plannedLine(
  plan: (choice: DownloadChoice) => readonly FilePlan[],
  choice: DownloadChoice,
  sides: readonly ArtboardSide[],
): { line: string; error?: PreflightFinding } {
  if (choice.set)
    return {
      line: 'Each piece is checked as its file is created. If that fails, we skip the piece and list the reason in manifest.json.',
    };
  try {
    return { line: planLine(plan(choice), isSeries(sides)) };
  } catch (error) {
    return { line: '', error: { level: 'error', says: (error as Error).message } };
  }
}
