import { type AnyDraft, countCharacters, limitOf } from '../../editor/fields/fields.ts';
import type { Facts } from '../facts/facts.ts';
import { type CampaignDesigner, roles } from '../facts/roles.ts';
import { sentences } from '../facts/sentences.ts';
import { within } from '../wizard/ideas/compose.ts';
import { unsaid, whenAndWhere } from './words.ts';

const limitOfCaption = (size: AnyDraft = {}) => {
  const { caption } = roles.social.fields;
  return caption?.kind === 'lines' ? limitOf(caption, size) : undefined;
};

/** The words of pieces that have no fields for when and where, or that repeat everything. */
export function combinedText(designer: CampaignDesigner, facts: Facts, size: AnyDraft | undefined): AnyDraft {
  const { what, sentence: line, offer, link } = facts;
  const details = unsaid(offer, [what, line]).length > 0 ? offer : '';
  const when = whenAndWhere(facts);
  const paragraphs = (parts: readonly string[]) => parts.map((part) => part.trim()).filter(Boolean);
  if (designer === 'email') {
    const content = paragraphs([line, details, when]).join('\n\n');
    return content ? { content } : {};
  }
  if (designer === 'social') {
    const all = paragraphs([what, line, details, when, link]);
    const limit = limitOfCaption(size) ?? Number.POSITIVE_INFINITY;
    const caption = all.join('\n\n');
    // A short post starts with what people need to know to come.
    return {
      caption:
        countCharacters(caption) <= limit
          ? caption
          : within(limit, paragraphs([what, when, link, line, ...sentences(details)])),
    };
  }
  return {};
}
