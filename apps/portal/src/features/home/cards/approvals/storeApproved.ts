import { loadPart } from '@daybreak/ui/load';
import type { Backend } from '../../../../backend/Backend.ts';
import type { Reviewed } from './useReviewed.ts';

/**
 * Makes the files of a version that was just approved, and stores them. Does nothing for what can't be drawn, or has no contact line of its
 * own: its files would show that of the person who approves.
 */
export async function storeApproved(
  { approvals, library }: Pick<Backend, 'approvals' | 'library'>,
  id: string,
  { opened, look }: Reviewed,
  approval: number,
): Promise<void> {
  if (!look?.approvedFiles || !opened.record.contact) return;
  const given = (await approvals.history(id)).find((event) => event.id === approval);
  if (!given) throw new Error('The approval is missing.');
  const { approvedDrawing } = await loadPart(() => import('../../../../shared/pieces/pieceLook.ts'));
  const files = await look.approvedFiles(...(await approvedDrawing(library, { ...opened, id }, given)));
  await approvals.storeFiles(approval, files);
}
