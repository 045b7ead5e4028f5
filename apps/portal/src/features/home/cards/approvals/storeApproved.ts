import { restoreUserDetails } from '@daybreak/designers';
import type { Approvals } from '../../../../backend/Approvals.ts';
import type { Reviewed } from './useReviewed.ts';

/**
 * Makes the files of a version that was just approved, and stores them. Does nothing for what can't be drawn, or has no contact line of its
 * own: its files would show that of the person who approves.
 */
export async function storeApproved(
  approvals: Pick<Approvals, 'history' | 'storeFiles'>,
  piece: string,
  { opened, look, images }: Reviewed,
  approval: number,
): Promise<void> {
  const { contact, digest, brandVersion } = opened.record;
  if (!look?.approvedFiles || !contact) return;
  const given = (await approvals.history(piece)).find(({ id }) => id === approval);
  if (!given) throw new Error('The approval is missing.');
  const files = await look.approvedFiles(
    opened.draft,
    { user: restoreUserDetails(contact), images },
    {
      identity: { piece, version: opened.version, approval, digest },
      ...{ date: new Date(given.at), brandVersion },
    },
  );
  await approvals.storeFiles(approval, files);
}
