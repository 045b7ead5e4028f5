import type { KeptPiece } from '@daybreak/print/draftFile';
import type { DraftStore } from '../editor/drafts/draftStore.ts';
import { openInDraft } from '../editor/drafts/openInDraft.ts';
import {
  defaultUserDetails,
  detailNames,
  loadUserDetails,
  saveUserDetails,
  type UserDetails,
} from '../editor/userDetails/userDetails.ts';
import { businessCardId } from './businessCard/businessCard.fields.ts';
import { cardDesigner, restoreCard } from './businessCard/cardPiece.ts';

/** A designer and one of its drafts, unchecked, from any source. */
type Piece = Pick<KeptPiece, 'designer' | 'draft'>;

/**
 * Makes a piece the open draft in its designer as an undoable step, or adds it to the other drafts if the open draft is
 * a piece of the library.
 *
 * @returns whether it was added to the other drafts.
 * @throws if the storage is full or blocked.
 */
export function openPiece({ designer, draft }: Piece, drafts: DraftStore): { beside: boolean } {
  if (designer !== cardDesigner) return openInDraft(drafts, designer, draft);
  const { user, card } = restoreCard(draft);
  const place = openInDraft(drafts, businessCardId, card);
  saveUserDetails({ details: user, entered: detailNames });
  return place;
}

/**
 * True if opening the piece would replace data that can't be restored: the person's details, which a card is made from.
 */
export function replacesDetails({ designer, draft }: Piece): boolean {
  if (designer !== cardDesigner) return false;
  const { details: storedDetails } = loadUserDetails();
  return differs(storedDetails, defaultUserDetails) && differs(storedDetails, restoreCard(draft).user);
}

const differs = (one: UserDetails, other: UserDetails) => JSON.stringify(one) !== JSON.stringify(other);
