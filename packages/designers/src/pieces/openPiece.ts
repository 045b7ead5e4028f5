import type { KeptPiece } from '../export/roundTrip/draftFile.ts';
import {
  defaultUserDetails,
  detailNames,
  keepUserDetails,
  keptUserDetails,
  type UserDetails,
} from '../userDetails/userDetails.ts';
import type { DraftStore } from '../workbench/draftStore.ts';
import { openInDraft } from '../workbench/openInDraft.ts';
import { businessCardId } from './businessCard/businessCard.fields.ts';
import { cardDesigner, restoreCard } from './businessCard/cardPiece.ts';

/** A designer and a draft of it, unchecked, wherever it comes from. */
type Piece = Pick<KeptPiece, 'designer' | 'draft'>;

/**
 * Puts a piece where its designer finds it: in place of the draft that is open there, as a step that can be undone, or beside it
 * where that is a piece of the library.
 *
 * @returns whether it stands beside.
 * @throws when the storage is full or blocked.
 */
export function openPiece({ designer, draft }: Piece, drafts: DraftStore): { beside: boolean } {
  if (designer !== cardDesigner) return openInDraft(drafts, designer, draft);
  const { user, card } = restoreCard(draft);
  const opened = openInDraft(drafts, businessCardId, card);
  keepUserDetails({ details: user, entered: detailNames });
  return opened;
}

/** Whether opening the piece would replace what cannot be had back: the details of the person, which a card is made of. */
export function replacesDetails({ designer, draft }: Piece): boolean {
  if (designer !== cardDesigner) return false;
  const { details: held } = keptUserDetails();
  return differs(held, defaultUserDetails) && differs(held, restoreCard(draft).user);
}

const differs = (held: UserDetails, other: UserDetails) => JSON.stringify(held) !== JSON.stringify(other);
