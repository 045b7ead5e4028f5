import type { KeptPiece } from '../export/roundTrip/draftFile.ts';
import { defaultUserDetails, keepUserDetails, keptUserDetails } from '../userDetails/userDetails.ts';
import type { DraftStore } from '../workbench/draftStore.ts';
import { businessCardId } from './businessCard/businessCard.fields.ts';
import { cardDesigner, restoreCard } from './businessCard/cardPiece.ts';

/** A designer and a draft of it, unchecked, wherever it comes from. */
type Piece = Pick<KeptPiece, 'designer' | 'draft'>;

/**
 * Puts a piece where its designer finds it.
 *
 * @throws when the storage is full or blocked.
 */
export function openPiece({ designer, draft }: Piece, drafts: DraftStore): void {
  if (designer !== cardDesigner) {
    drafts.save(designer, draft);
    return;
  }
  const { user, card } = restoreCard(draft);
  drafts.save(businessCardId, card);
  keepUserDetails(user);
}

/** Whether opening the piece would replace other work of the person. */
export function replacesWork({ designer, draft }: Piece, drafts: DraftStore): boolean {
  if (designer !== cardDesigner) return differs(drafts.load(designer), draft);
  const held = keptUserDetails();
  return differs(held, defaultUserDetails) && differs(held, restoreCard(draft).user);
}

const differs = (held: unknown, draft: unknown) =>
  held !== undefined && JSON.stringify(held) !== JSON.stringify(draft);
