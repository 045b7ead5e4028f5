import { type CampaignDesigner, campaignManifests } from '../../campaigns/facts/campaignManifests.ts';
import { factWords } from '../../campaigns/facts/factWords.ts';
import { longDate, shortTime } from '../../editor/artwork/text/eventTime.ts';
import { languageOf } from '../../editor/artwork/text/languages.ts';
import type { FactName } from '../../editor/campaigns/campaignManifest.ts';
import { type AnyDraft, isVisible } from '../../editor/fields/fields.ts';
import { comparable } from '../../editor/writing/statedFacts.ts';
import type { Facts } from './facts.ts';

/** The facts that a draft doesn't show anywhere. */
export function droppedFacts(
  designer: CampaignDesigner,
  facts: Facts,
  draft: AnyDraft,
  otherFields: readonly string[] = [],
): FactName[] {
  const { fields, says } = campaignManifests[designer];
  const shownFields = Object.entries(fields).filter(
    ([name, field]) => field.kind !== 'choice' && (isVisible(field, draft) || otherFields.includes(name)),
  );
  const words = shownFields.map(([name]) => draft[name] ?? '').join('\n');
  const isSaid: Partial<Record<FactName, string>> = {
    date: longDate(facts.date, languageOf(facts)),
    time: shortTime(facts.time, languageOf(facts)),
  };
  return (Object.keys(factWords) as FactName[]).filter((fact) => {
    const value = facts[fact];
    // The picture and the language don't have to be written out in the words.
    if (!value || fact === 'picture' || fact === 'language') return false;
    const field = says[fact];
    if (field && draft[field] === value && shownFields.some(([name]) => name === field)) return false;
    const statedWords = comparable(isSaid[fact] || value);
    return !comparable(words).includes(statedWords);
  });
}
