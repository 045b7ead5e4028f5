import { type CampaignDesigner, campaignManifests } from '../../campaigns/facts/campaignManifests.ts';
import { languageOf } from '../../editor/artwork/text/languages.ts';
import type { AnyDraft } from '../../editor/fields/fields.ts';
import { readOverride, readOverrideKey } from '../../editor/fields/sizeOverrides.ts';
import { type Facts, factsOf } from './facts.ts';
import { saysDate, saysTime } from './forms.ts';
import { type MissingFactName, missingFactNames, type Read, readWords } from './reading.ts';

/** The facts the dialog asks for: the piece has no field for them, or has them in words while the field is empty. */
export const missingFacts = (designer: CampaignDesigner, draft: AnyDraft): readonly MissingFactName[] => {
  const { says, inWords } = campaignManifests[designer];
  return missingFactNames.filter((name) => {
    const field = says[name];
    return field === undefined || (inWords?.facts.includes(name) && !draft[field]?.trim());
  });
};

/** Reads facts from a piece's words, for those that have no field. */
export const readFactWords = (facts: Facts, today: string): Read =>
  readWords([facts.what, facts.sentence, facts.offer].filter(Boolean).join('\n'), languageOf(facts), today);

/** The piece's facts, completed from its words if it has no field for them. */
export function factsWithWords(
  designer: CampaignDesigner,
  draft: AnyDraft,
  today: string,
  standIn = '',
): Facts {
  const facts = factsOf(designer, draft, standIn);
  const missingNames = missingFacts(designer, draft);
  if (missingNames.length === 0) return facts;
  const parsedFacts = readFactWords(facts, today);
  return { ...facts, ...Object.fromEntries(missingNames.map((name) => [name, parsedFacts[name]])) };
}

/** Every word in a draft, including those for single sizes. */
const everyWord = (designer: CampaignDesigner, draft: AnyDraft): string =>
  Object.entries(draft)
    .map(([key, value]) => {
      if (readOverrideKey(key)) return readOverride(value) ?? '';
      return ['text', 'lines'].includes(campaignManifests[designer].fields[key]?.kind ?? '') ? value : '';
    })
    .join('\n');

/**
 * Returns the date and time in a piece's words if its campaign has different ones. Only if they're unambiguous, and
 * nothing is left of the campaign's old ones or of what was read earlier; the user handles the rest.
 */
export function changedFactWords(
  designer: CampaignDesigner,
  draft: AnyDraft,
  { facts, said }: { facts: Facts; said: Facts },
  today: string,
): Readonly<Partial<Record<'date' | 'time', string>>> {
  const missingNames = missingFacts(designer, draft);
  const currentFacts = factsOf(designer, draft);
  const [oldFacts, newFacts] = [readFactWords(said, today), readFactWords(currentFacts, today)];
  const words = everyWord(designer, draft);
  const patterns = { date: saysDate, time: saysTime };
  const changed = (['date', 'time'] as const).filter((name) => {
    const field = campaignManifests[designer].says[name];
    if (!missingNames.includes(name) || (field && said[name])) return false;
    const old = facts[name];
    return (
      old &&
      newFacts[name] &&
      ![old, oldFacts[name]].includes(newFacts[name]) &&
      ![old, oldFacts[name]].some((each) => each && patterns[name](words, each, languageOf(currentFacts)))
    );
  });
  return Object.fromEntries(changed.map((name) => [name, newFacts[name]]));
}
