import { cardDesigner } from '../../designers/businessCard/cardPiece.ts';
import { openPiece, replacesDetails } from '../../designers/openPiece.ts';
import type { Notice } from '../../editor/designer.ts';
import type { DraftStore } from '../../editor/drafts/draftStore.ts';
import { openInDraft } from '../../editor/drafts/openInDraft.ts';
import { defaultUserDetails } from '../../editor/userDetails/userDetails.ts';
import type { Idea } from './ideas/ideas.ts';
import { messages } from './messages.ts';

interface Opening {
  drafts: DraftStore;
  notify: (notice: Notice) => void;
  openDesigner: (designer: string) => void;
}

/** Opens an idea in its designer as an ordinary draft. Never replaces any user data that can't be restored. */
export function openIdea({ designer, draft, user }: Idea, { drafts, notify, openDesigner }: Opening): void {
  const isCard = designer === 'business-card';
  // A card is made from a person's details: details that the user has entered stay.
  const piece = { designer: cardDesigner, draft: { user: { ...defaultUserDetails, ...user }, card: draft } };
  const withDetails = isCard && user && Object.keys(user).length > 0;
  const keepsOwn = withDetails && replacesDetails(piece);
  try {
    const { beside } =
      withDetails && !keepsOwn ? openPiece(piece, drafts) : openInDraft(drafts, designer, draft);
    if (beside) notify({ ...messages.openedBeside, tone: 'info' });
    if (keepsOwn) notify({ ...messages.ownDetails, tone: 'info' });
  } catch (error) {
    console.error("Couldn't open the idea in its designer.", error);
    notify({ ...messages.notHandedOver, tone: 'danger' });
    return;
  }
  openDesigner(isCard ? cardDesigner : designer);
}
