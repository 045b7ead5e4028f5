import { type AnyDraft, countCharacters, limitOf } from '../../editor/fields/fields.ts';
import type { Facts } from '../facts/facts.ts';
import { type CampaignDesigner, roles } from '../facts/roles.ts';
import { sentences } from '../facts/sentences.ts';

/** A headline, and parts of it that make sense alone. */
export const headlinesOf = ({ what }: Facts) =>
  [what, ...sentences(what), ...what.split(/\s*[:;,–—]\s+/)].filter(Boolean);

/** Fields that may be too short for the headline. */
const shortFields: Partial<Record<CampaignDesigner, string>> = { ads: 'headline', email: 'subject' };

/** The headline, or the part of it that fits in such a field. */
export function shortOf(designer: CampaignDesigner, facts: Facts): string | undefined {
  const field = roles[designer].fields[shortFields[designer] ?? ''];
  const limit = (field?.kind === 'text' ? limitOf(field, {}) : undefined) ?? Number.POSITIVE_INFINITY;
  return headlinesOf(facts).find((line) => countCharacters(line) <= limit);
}

/** If no part of a headline fits, it stays whole, and is reported as too long. */
export function shortHeadline(designer: CampaignDesigner, facts: Facts): AnyDraft {
  const name = shortFields[designer];
  return name ? { [name]: shortOf(designer, facts) ?? facts.what } : {};
}
