import { restoreDraft } from '../../editor/drafts/draft.ts';
import type { AnyDraft } from '../../editor/fields/fields.ts';
import type { Brief } from '../../editor/reading/brief.ts';
import { droppedFacts } from '../facts/droppedFacts.ts';
import type { Facts } from '../facts/facts.ts';
import { type CampaignDesigner, type FactName, roles } from '../facts/roles.ts';
import { pieces } from '../wizard/ideas/pieces.ts';
import { combinedText } from '../writing/combinedText.ts';
import { shortHeadline } from '../writing/headlines.ts';
import { ideaOptionsFor, themeFor } from '../writing/ideaOptions.ts';
import { postcardOf } from '../writing/postcard.ts';
import { wordsFor } from '../writing/words.ts';
import type { CampaignPiece } from './campaignPieces.ts';

/** A draft made from facts, and the facts that it doesn't say. */
export interface MadeDraft {
  draft: AnyDraft;
  dropped: readonly FactName[];
}

/** What the wizard knows about a description; here there's none, except what finds hashtags. */
const briefOf = (designer: CampaignDesigner, { what, sentence: line, offer }: Facts): Brief => ({
  description: designer === 'social' ? [what, line, offer].join('\n') : '',
  language: 'en',
  occasion: 'general',
  topic: 'company',
  tone: 'plain',
  statements: [],
  facts: [],
  notUsed: [],
  refusals: [],
  remarks: [],
});

const wizardPieces = {
  flyer: pieces.flyer,
  poster: pieces.poster,
  social: pieces['social-post'],
  ads: pieces.banner,
  email: pieces['email-template'],
};

/** A draft of a part, made from facts by the wizard's own code. The same facts produce the same draft. */
export function draftFrom({ designer, sizes }: CampaignPiece, facts: Facts): MadeDraft {
  const { fields, says, beside } = roles[designer];
  const words = wordsFor(designer, facts);
  const piece = designer === 'postcard' ? undefined : wizardPieces[designer];
  const turn = ideaOptionsFor(facts, words, piece?.pictureHeight);
  const made = piece ? piece.make(words, turn, briefOf(designer, facts)).draft : postcardOf(words, turn);
  const draft = restoreDraft(fields, {
    ...made,
    ...(fields.theme && { theme: themeFor(designer, made, facts) }),
    ...(says.what && { [says.what]: facts.what }),
    ...shortHeadline(designer, facts),
    ...combinedText(designer, facts, sizes[0]),
    ...(fields.orientation && { orientation: 'portrait' }),
    ...(fields.language && facts.language && { language: facts.language }),
    ...sizes[0],
  });
  return {
    draft,
    dropped: droppedFacts(designer, facts, draft, beside),
  };
}
