import { keptPiece } from '@daybreak/print/draftFile';
import { restoreDraft } from '../../editor/drafts/draft.ts';
import { restoreUserDetails, type UserDetails } from '../../editor/userDetails/userDetails.ts';
import { type BusinessCardDraft, businessCardFields } from './businessCard.fields.ts';

interface CardPiece {
  user: UserDetails;
  card: BusinessCardDraft;
}

/** The designer in the catalog that a card belongs to. */
export const cardDesigner = 'new-hire';

/** The data in a card's files: the card with the person's details that it's made from. */
export const cardPiece = (piece: CardPiece): string => keptPiece(cardDesigner, piece);

/** Restores a card from any file content. Never throws. */
export function restoreCard(stored: unknown): CardPiece {
  const { user, card }: Partial<Record<keyof CardPiece, unknown>> =
    typeof stored === 'object' && stored !== null ? stored : {};
  return { user: restoreUserDetails(user), card: restoreDraft(businessCardFields, card) };
}
