import { type CampaignDesigner, campaignManifests } from '../../campaigns/facts/campaignManifests.ts';
import { type AnyDraft, countCharacters, limitOf } from '../../editor/fields/fields.ts';
import { sentencesIn } from '../../editor/writing/sentencesIn.ts';
import type { Facts } from '../facts/facts.ts';

/** A headline, and parts of it that make sense on their own. */
export const factHeadlines = ({ what }: Facts) =>
  [what, ...sentencesIn(what), ...what.split(/\s*[:;,–—]\s+/)].filter(Boolean);

/** The headline, or the first part of it that fits in the designer's short field. */
export function shortOf(designer: CampaignDesigner, facts: Facts): string | undefined {
  const { fields, shortHeadline = '' } = campaignManifests[designer];
  const field = fields[shortHeadline];
  const limit = (field?.kind === 'text' ? limitOf(field, {}) : undefined) ?? Number.POSITIVE_INFINITY;
  return factHeadlines(facts).find((line) => countCharacters(line) <= limit);
}

/** Uses the short headline, or the whole one if no part fits, which is then reported as too long. */
export function shortHeadline(designer: CampaignDesigner, facts: Facts): AnyDraft {
  const { shortHeadline: name } = campaignManifests[designer];
  return name ? { [name]: shortOf(designer, facts) ?? facts.what } : {};
}
