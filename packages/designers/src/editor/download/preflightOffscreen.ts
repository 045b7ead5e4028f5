import { toolsMissing } from '@daybreak/print';
import type { PreflightFinding } from '@daybreak/print/preflight';
import { loadPart } from '@daybreak/ui/load';
import type { Designer, PieceData } from '../designer.ts';
import type { AnyDraft } from '../fields/fields.ts';
import { exportOptions, firstChoice } from './choice.ts';

/**
 * Runs preflight on a draft out of sight. Its code is downloaded on demand, because it includes the engines.
 */
export async function preflightOffscreen(
  designer: Designer,
  draft: AnyDraft,
  data: PieceData,
): Promise<readonly PreflightFinding[]> {
  const [{ inspectPiece }, { withOffscreenPiece }] = await Promise.all([
    loadPart(() => import('./inspectPiece.ts')),
    loadPart(() => import('../preview/offscreen.tsx')),
  ]).catch(toolsMissing);
  const choice = exportOptions(firstChoice(designer.artboards(draft)));
  return withOffscreenPiece(designer, draft, data, async (sources, tooLong) =>
    (await inspectPiece({ designer, draft, data, sources, tooLong }))(choice),
  );
}
