import { type CampaignDesigner, campaignManifests } from '../../campaigns/facts/campaignManifests.ts';
import { type AnyDraft, countCharacters, limitOf } from '../../editor/fields/fields.ts';
import { sentencesIn } from '../../editor/writing/sentencesIn.ts';
import type { Facts } from '../facts/facts.ts';

/** A headline, and parts of it that make sense alone. */
export const headlinesOf = ({ what }: Facts) =>
  [what, ...sentencesIn(what), ...what.split(/\s*[:;,–—]\s+/)].filter(Boolean);

/** The headline, or the part of it that fits in such a field. */
export function shortOf(designer: CampaignDesigner, facts: Facts): string | undefined {
  const { fields, shortHeadline = '' } = campaignManifests[designer];
  const field = fields[shortHeadline];
  const limit = (field?.kind === 'text' ? limitOf(field, {}) : undefined) ?? Number.POSITIVE_INFINITY;
  return headlinesOf(facts).find((line) => countCharacters(line) <= limit);
}

/** If no part of a headline fits, it stays whole, and is reported as too long. */
export function shortHeadline(designer: CampaignDesigner, facts: Facts): AnyDraft {
  const { shortHeadline: name } = campaignManifests[designer];
  return name ? { [name]: shortOf(designer, facts) ?? facts.what } : {};
}
