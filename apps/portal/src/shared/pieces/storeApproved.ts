import type { PieceDraft, PieceFiles } from '@daybreak/designers/library';
import { loadPart } from '@daybreak/ui/load';
import type { Backend } from '../../backend/interfaces/Backend.ts';

interface ApprovedVersion {
  readonly id: string;
  readonly designer: string;
  readonly draft: PieceDraft;
  readonly pictures: PieceFiles;
}

/**
 * Makes and stores the files of a version that was just approved. Does nothing if it can't be drawn or has no contact
 * line of its own, because its files would show the approver's.
 *
 * @param approval the approval's event
 * @throws {ExportError} with a sentence for the user if they can't be made.
 */
export async function storeApproved(
  { approvals, library }: Pick<Backend, 'approvals' | 'library'>,
  piece: ApprovedVersion,
  approval: number,
): Promise<void> {
  const approvedEvent = (await approvals.history(piece.id)).find(({ id }) => id === approval);
  if (!approvedEvent) throw new Error('The approval is missing.');
  if (!approvedEvent.record?.contact) return;
  const { approvedDrawing, loadPieceLook } = await loadPart(() => import('./pieceLook.ts'));
  const renderer = await loadPieceLook(piece.designer);
  if (!renderer?.approvedFiles) return;
  const files = await renderer.approvedFiles(...(await approvedDrawing(library, piece, approvedEvent)));
  await approvals.storeFiles(approval, files);
}
