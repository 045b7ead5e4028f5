import { campaignManifests } from '../../campaigns/facts/campaignManifests.ts';
import { ideas } from '../../designers/registry/ideas.ts';
import type { CampaignManifest, FactName } from '../../editor/campaigns/campaignManifest.ts';
import { restoreDraft } from '../../editor/drafts/draft.ts';
import type { AnyDraft } from '../../editor/fields/fields.ts';
import type { ReadDescription } from '../../editor/reading/brief.ts';
import type { IdeaMaker } from '../../editor/writing/idea.ts';
import { droppedFacts } from '../facts/droppedFacts.ts';
import type { Facts } from '../facts/facts.ts';
import { shortHeadline } from '../writing/headlines.ts';
import { ideaOptionsFor, themeFor } from '../writing/ideaOptions.ts';
import { factTexts, wordsFor } from '../writing/words.ts';
import { campaignPicture } from './campaignPictures.ts';
import type { CampaignPiece } from './campaignPieces.ts';

/** A draft made from facts, and the facts that it doesn't state. */
export interface MadeDraft {
  draft: AnyDraft;
  omittedFacts: readonly FactName[];
}

/** The empty reading of a description for the wizard, except for the words that hashtags come from. */
const briefOf = (
  { readsWords }: CampaignManifest,
  { what, sentence: line, offer }: Facts,
): ReadDescription => ({
  description: readsWords ? [what, line, offer].join('\n') : '',
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

/** Makes a draft of a part from facts with the designer's own idea. The same facts produce the same draft. */
export function draftFrom(part: CampaignPiece, facts: Facts): MadeDraft {
  const { designer, sizes } = part;
  const manifest = campaignManifests[designer];
  const { fields, says, restates, wholeText } = manifest;
  const texts = factTexts(designer, facts);
  const words = wordsFor(designer, facts, texts);
  const idea: IdeaMaker = ideas[designer];
  const options = ideaOptionsFor(facts, words, campaignPicture(part, facts));
  const ideaDraft = idea.make(words, options, briefOf(manifest, facts)).draft;
  const draft = restoreDraft(fields, {
    ...ideaDraft,
    ...(fields.theme && { theme: themeFor(designer, ideaDraft, facts) }),
    ...(says.what && { [says.what]: facts.what }),
    ...shortHeadline(designer, facts),
    ...wholeText?.(texts, sizes[0] ?? {}),
    ...(fields.orientation && { orientation: 'portrait' }),
    ...(fields.language && facts.language && { language: facts.language }),
    ...sizes[0],
  });
  return {
    draft,
    omittedFacts: droppedFacts(designer, facts, draft, restates),
  };
}
