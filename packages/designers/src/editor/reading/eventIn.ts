import { dateRules } from './facts/dates.ts';
import { placeNameRules, placeRules } from './facts/places.ts';
import { timeRule } from './facts/times.ts';
import { readFacts } from './found.ts';

const rules = [...dateRules, timeRule, ...placeRules, ...placeNameRules];

/** The date, time and place of an event that a text names, in its words. */
export function eventIn(text: string): { date?: string; time?: string; place?: string } {
  const facts = readFacts(text, rules, { today: '2000-01-01', monthFirst: true }, []);
  return Object.fromEntries(facts.map(({ kind, text: words }) => [kind, words]));
}
