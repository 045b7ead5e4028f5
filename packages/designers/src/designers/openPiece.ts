import type { KeptPiece } from '@daybreak/print/draftFile';
import type { DraftStore } from '../editor/drafts/draftStore.ts';
import { openInDraft } from '../editor/drafts/openInDraft.ts';
import {
  defaultUserDetails,
  detailNames,
  keepUserDetails,
  keptUserDetails,
  type UserDetails,
} from '../editor/userDetails/userDetails.ts';
import { businessCardId } from './businessCard/businessCard.fields.ts';
import { cardDesigner, restoreCard } from './businessCard/cardPiece.ts';

/** A designer and one of its drafts, unchecked, from any source. */
type Piece = Pick<KeptPiece, 'designer' | 'draft'>;

/**
 * Puts a piece where its designer finds it: in place of the open draft, as an undoable step, or next to it if the open draft is a piece of
 * the library.
 *
 * @returns whether it was added next to the open draft.
 * @throws if the storage is full or blocked.
 */
export function openPiece({ designer, draft }: Piece, drafts: DraftStore): { beside: boolean } {
  if (designer !== cardDesigner) return openInDraft(drafts, designer, draft);
  const { user, card } = restoreCard(draft);
  const opened = openInDraft(drafts, businessCardId, card);
  keepUserDetails({ details: user, entered: detailNames });
  return opened;
}

/** Whether opening the piece would replace something that can't be restored: the person's details, which a card is made from. */
export function replacesDetails({ designer, draft }: Piece): boolean {
  if (designer !== cardDesigner) return false;
  const { details: held } = keptUserDetails();
  return differs(held, defaultUserDetails) && differs(held, restoreCard(draft).user);
}

const differs = (held: UserDetails, other: UserDetails) => JSON.stringify(held) !== JSON.stringify(other);
