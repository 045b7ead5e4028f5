import { longDate, shortTime } from '../../editor/artwork/text/eventTime.ts';
import { languageOf } from '../../editor/artwork/text/languages.ts';
import { figureIn } from '../../editor/layouts/figure.ts';
import type { Facts } from '../facts/facts.ts';
import type { CampaignDesigner } from '../facts/roles.ts';
import { sentences } from '../facts/sentences.ts';
import { comparable } from '../wizard/ideas/statedFacts.ts';
import { actions, type Wording } from '../wizard/ideas/wordings.ts';
import { headlinesOf, shortOf } from './headlines.ts';

/** Removes sentences that were already said. */
export const unsaid = (text: string, said: readonly string[]): string[] =>
  sentences(text).filter((line) => !said.some((other) => comparable(other).includes(comparable(line))));

/** A sentence with its closing punctuation, if it has to go next to others. */
const stopped = (line: string) => (/[\p{Sentence_Terminal}:…]["”»)]?$/u.test(line) ? line : `${line}.`);

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** "Saturday, March 13, 2027, 9:00 AM, 400 Horizon Way", with no-break spaces turned into spaces, because it goes in a field. */
export function whenAndWhere({ date, time, where, language }: Facts): string {
  const tongue = languageOf({ language });
  return [longDate(date, tongue), shortTime(time, tongue), where]
    .filter(Boolean)
    .join(', ')
    .replaceAll(/\s+/g, ' ');
}

const fewestPoints = 3;
const longestStrip = 90;

/** Facts put into words, for a wizard piece to fit. */
export function wordsFor(designer: CampaignDesigner, facts: Facts): Wording {
  const { what, sentence: line, offer, date, time, where, link } = facts;
  const details = unsaid(offer, [what, line]);
  const when = whenAndWhere(facts);
  const lines = linesOf(line);
  const isListed = ['list', 'steps'].includes(facts.composition) && lines.length >= fewestPoints;
  const rest: Record<CampaignDesigner, readonly string[]> = {
    flyer: line ? [line, offer] : [offer],
    poster: line ? [line] : details.slice(0, 1),
    postcard: line ? [line] : details.slice(0, 1),
    social: [...lines, ...details].map(stopped),
    ads: [
      ...whenFor(when, facts),
      ...([what, undefined].includes(shortOf('ads', facts)) ? [] : [what]),
      ...lines,
      ...details,
    ].map(stopped),
    email: [],
  };
  const said = rest[designer].filter(Boolean);
  const isAd = designer === 'ads';
  const headlines = headlinesOf(facts);
  return {
    // An ad puts the rest of a longer headline below it.
    headline: isAd ? (shortOf(designer, facts) ?? '') : what,
    rest: said,
    points: isListed ? lines : [],
    whole: [...lines, ...details, when].filter(Boolean),
    headlines: isAd ? [] : headlines,
    event: date || time || where ? { date, time, place: where } : undefined,
    hasFigure: facts.composition === 'number' && figureIn(`${what}\n${said[0] ?? ''}`) !== undefined,
    link,
    action: facts.action || actionOf(facts),
  };
}

/** When and where, as short as an ad needs it. */
function whenFor(when: string, { where, ...facts }: Facts): string[] {
  if (!when || when.length <= longestStrip) return when ? [when] : [];
  return [whenAndWhere({ ...facts, where: '' }), where].filter(Boolean);
}

/** The call to action, if the piece has none: the wizard's own words, which are English. */
const actionOf = ({ language, date }: Facts) =>
  languageOf({ language }).startsWith('en') ? actions[date ? 'event' : 'general'] : '';
