import { phoneLink } from '@daybreak/brand/phone';
import { type CampaignDesigner, campaignManifests } from '../../campaigns/facts/campaignManifests.ts';
import { longDate, shortTime } from '../../editor/artwork/text/eventTime.ts';
import { languageOf } from '../../editor/artwork/text/languages.ts';
import { type AnyDraft, isVisible } from '../../editor/fields/fields.ts';
import { contactRules } from '../../editor/reading/facts/contacts.ts';
import { readFacts } from '../../editor/reading/found.ts';
import { contactOf, type UserDetails } from '../../editor/userDetails/userDetails.ts';
import { sentencesIn } from '../../editor/writing/sentencesIn.ts';
import type { Facts } from './facts.ts';
import { readWords } from './reading.ts';

const maxQuoteLength = 80;
const normalized = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const quote = (sentence: string) => {
  const line = normalized(sentence);
  return `“${line.length > maxQuoteLength ? `${line.slice(0, maxQuoteLength).trimEnd()}…` : line}”`;
};

/**
 * Returns the day half a year before a date: dates without a year are counted from there, which gives the nearest one.
 */
function halfYearBefore(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return date;
  day.setUTCDate(day.getUTCDate() - 183);
  return day.toISOString().slice(0, 10);
}

const isOtherNumber = (one: string, other: string) =>
  Boolean(one && other) && !one.includes(other) && !other.includes(one);

/** Checks for a phone number that differs from the one the piece gives next to its sentences. */
function otherPhones(sentence: string, user: UserDetails): boolean {
  const ownPhone = phoneLink(contactOf(user).phone);
  return readFacts(sentence, contactRules, { today: '', monthFirst: false }, []).some(({ kind, text }) => {
    const phoneAddress = kind === 'phone' ? phoneLink(text) : undefined;
    return phoneAddress !== undefined && ownPhone !== undefined && phoneAddress !== ownPhone;
  });
}

/**
 * The piece's sentences that give another date, time, place or phone number than its campaign, each explained in a
 * sentence for the manifest.
 */
export function disagreements(
  designer: CampaignDesigner,
  draft: AnyDraft,
  facts: Facts,
  user: UserDetails,
): string[] {
  const { fields } = campaignManifests[designer];
  const language = languageOf(facts);
  const lines = Object.entries(fields).flatMap(([name, field]) =>
    ['text', 'lines'].includes(field.kind) && isVisible(field, draft) ? sentencesIn(draft[name] ?? '') : [],
  );
  return [...new Set(lines)].flatMap((sentence) => {
    const { date, time, where } = readWords(sentence, language, halfYearBefore(facts.date));
    const lead = `One line says ${quote(sentence)}`;
    const problems: string[] = [];
    if (date && facts.date && date !== facts.date)
      problems.push(`${lead}, but the campaign says ${normalized(longDate(facts.date, language))}.`);
    else if (date && time && facts.time && time !== facts.time)
      problems.push(`${lead}, but the campaign says ${normalized(shortTime(facts.time, language))}.`);
    else if (date && isOtherNumber(where, facts.where))
      problems.push(`${lead}, but the campaign says “${facts.where}”.`);
    if (otherPhones(sentence, user))
      problems.push(`${lead}, but the piece's phone number is ${contactOf(user).phone}.`);
    return problems;
  });
}
