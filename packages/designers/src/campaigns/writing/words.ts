import { longDate, shortTime } from '../../editor/artwork/text/eventTime.ts';
import { languageOf } from '../../editor/artwork/text/languages.ts';
import type { FactTexts } from '../../editor/campaigns/campaignManifest.ts';
import { figureIn } from '../../editor/layouts/figure.ts';
import { sentencesIn } from '../../editor/writing/sentencesIn.ts';
import { comparable } from '../../editor/writing/statedFacts.ts';
import { actions, type Wording } from '../../editor/writing/wordings.ts';
import { type CampaignDesigner, campaignManifests } from '../facts/campaignManifests.ts';
import type { Facts } from '../facts/facts.ts';
import { factHeadlines, shortOf } from './headlines.ts';

/** Removes sentences that are already in other texts. */
const withoutRepeated = (text: string, otherTexts: readonly string[]): string[] =>
  sentencesIn(text).filter(
    (line) => !otherTexts.some((other) => comparable(other).includes(comparable(line))),
  );

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/**
 * Returns "Saturday, March 13, 2027, 9:00 AM, 400 Horizon Way" with ordinary instead of no-break spaces, because it
 * goes in a field.
 */
function whenAndWhere({ date, time, where, language }: Facts): string {
  const locale = languageOf({ language });
  return [longDate(date, locale), shortTime(time, locale), where]
    .filter(Boolean)
    .join(', ')
    .replaceAll(/\s+/g, ' ');
}

const fewestPoints = 3;
const longestStrip = 90;

/** Facts as texts, for the pieces of a designer. */
export function factTexts(designer: CampaignDesigner, facts: Facts): FactTexts {
  const { what, sentence, offer, link } = facts;
  const dateAndPlace = whenAndWhere(facts);
  return {
    what,
    short: shortOf(designer, facts),
    sentence,
    lines: linesOf(sentence),
    offer,
    details: withoutRepeated(offer, [what, sentence]),
    when: dateAndPlace,
    whenLines: whenLinesOf(dateAndPlace, facts),
    link,
  };
}

/** Puts facts into words that a designer's idea can fit. */
export function wordsFor(designer: CampaignDesigner, facts: Facts, texts: FactTexts): Wording {
  const { what, date, time, where, link } = facts;
  const { lines, details, when, short } = texts;
  const { shortHeadline, says, textsOf } = campaignManifests[designer];
  const isListed = ['list', 'steps'].includes(facts.composition) && lines.length >= fewestPoints;
  const rest = textsOf(texts).filter(Boolean);
  const isShort = shortHeadline !== undefined && shortHeadline === says.what;
  return {
    headline: isShort ? (short ?? '') : what,
    rest,
    points: isListed ? lines : [],
    whole: [...lines, ...details, when].filter(Boolean),
    headlines: isShort ? [] : factHeadlines(facts),
    event: date || time || where ? { date, time, place: where } : undefined,
    hasFigure: facts.composition === 'number' && figureIn(`${what}\n${rest[0] ?? ''}`) !== undefined,
    link,
    action: facts.action || actionOf(facts),
  };
}

/** Gives when and where in lines short enough for an ad. */
function whenLinesOf(dateAndPlace: string, { where, ...facts }: Facts): string[] {
  if (!dateAndPlace || dateAndPlace.length <= longestStrip) return dateAndPlace ? [dateAndPlace] : [];
  return [whenAndWhere({ ...facts, where: '' }), where].filter(Boolean);
}

/** The default call to action, from the wizard's words, which are English. */
const actionOf = ({ language, date }: Facts) =>
  languageOf({ language }).startsWith('en') ? actions[date ? 'event' : 'general'] : '';
