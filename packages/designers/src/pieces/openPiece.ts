import type { KeptPiece } from '../export/roundTrip/draftFile.ts';
import { defaultUserDetails, keepUserDetails, keptUserDetails } from '../userDetails/userDetails.ts';
import type { DraftStore } from '../workbench/draftStore.ts';
import { businessCardId } from './businessCard/businessCard.fields.ts';
import { cardDesigner, restoreCard } from './businessCard/cardPiece.ts';

/**
 * Puts the piece of a file where its designer finds it.
 *
 * @throws when the storage is full or blocked.
 */
export function openPiece({ designer, draft }: KeptPiece, drafts: DraftStore): void {
  if (designer !== cardDesigner) {
    drafts.save(designer, draft);
    return;
  }
  const { user, card } = restoreCard(draft);
  drafts.save(businessCardId, card);
  keepUserDetails(user);
}

/** Whether opening the piece would replace other work of the person. */
export function replacesWork({ designer, draft }: KeptPiece, drafts: DraftStore): boolean {
  if (designer !== cardDesigner) return differs(drafts.load(designer), draft);
  const held = keptUserDetails();
  return differs(held, defaultUserDetails) && differs(held, restoreCard(draft).user);
}

const differs = (held: unknown, draft: unknown) =>
  held !== undefined && JSON.stringify(held) !== JSON.stringify(draft);
