import { type Idea, ideasOf, notUsedOf } from '../../src/campaigns/wizard/ideas/ideas.ts';
import { loadDefinition } from '../../src/designers/definition.ts';
import { email } from '../../src/designers/email/email.ts';
import { restoreDraft } from '../../src/editor/drafts/draft.ts';
import type { Fields } from '../../src/editor/fields/fields.ts';
import type { ReadDescription } from '../../src/editor/reading/brief.ts';
import type { Model } from '../../src/editor/reading/marking/model.ts';
import { marksIn } from '../../src/editor/reading/marksIn.ts';
import type { MaterialType } from '../../src/editor/reading/materialType.ts';
import { readDescription } from '../../src/editor/reading/readDescription.ts';
import { type BriefCase, type SealedCase, typedOn } from '../briefs/briefCase.ts';
import { unheardClaims } from './claims.ts';
import { lostFacts } from './facts.ts';
import { otherSizes } from './family.ts';
import { layoutFindings } from './layout.ts';
import { pieceFindings, plainSize } from './piece.ts';
import { plain, type Shown, shownBy } from './shown.ts';
import { voiceFaults } from './voice.ts';

/** The findings of the five gates in the three ideas for a description. If all are empty, it passes. */
export interface Verdict {
  F: string[];
  C: string[];
  /** Layout findings in the size that the idea is made in. */
  L: string[];
  /** Layout findings in the other sizes of its family, if they were checked. */
  sizes: string[];
  P: string[];
  V: string[];
}

/**
 * Makes the three ideas for a description and runs every gate on each.
 *
 * @param drawn whether layouts are drawn, which needs a browser
 * @param everySize whether layouts are drawn in all sizes
 */
export async function judge(
  given: SealedCase,
  model: Model,
  { everySize = false, drawn = true } = {},
): Promise<Verdict> {
  const setting = { today: typedOn, locale: given.locale ?? 'en-US' };
  const brief = readDescription(given.text, setting, marksIn(given.text, setting, model));
  // If the words name a piece, they decide the material, as with "Custom".
  const chosen: MaterialType = given.material ? 'custom' : (given.chosen ?? 'flyer');
  const ideas = ideasOf(brief, { material: chosen, theme: 'professional', variant: 0 });
  const verdict: Verdict = {
    F: unsaid(given, brief),
    C: unrefused(given, brief),
    L: [],
    sizes: [],
    P: [],
    V: [],
  };
  if (plainSize(given.size) !== plainSize(brief.size))
    verdict.P.push(`The size is read as ${brief.size ?? 'none'}.`);
  const piece = given.material && given.material !== 'custom' ? given.material : chosen;
  const wanted = given.foreign ? 0 : 3;
  if (ideas.length !== wanted) verdict.P.push(`There are ${ideas.length} ideas, not ${wanted}.`);
  for (const idea of ideas) {
    const shown = await shownByIdea(brief, idea);
    verdict.F.push(...lostFacts(brief, shown, piece, given.facts).map((words) => `“${words}” is lost.`));
    verdict.C.push(
      ...unheardClaims(brief, shown),
      ...(given.refused ?? []).filter((words) => plain(shown.texts.join('\n')).includes(plain(words))),
    );
    verdict.F.push(...wrongFields(given, idea, shown));
    if (drawn) verdict.L.push(...(await layoutFindings(idea)));
    for (const { size, idea: other } of everySize ? await otherSizes(idea) : [])
      verdict.sizes.push(...(await layoutFindings(other)).map((says) => `${idea.designer} ${size}: ${says}`));
    verdict.P.push(...pieceFindings(brief, idea, piece));
    const said = plain(shown.texts.join('\n'));
    const printed = (given.forbidden ?? []).filter((words) => prints(said, plain(words) || words));
    verdict.V.push(...voiceFaults(brief, shown), ...printed.map((words) => `“${words}” is printed.`));
  }
  return Object.fromEntries(
    Object.entries(verdict).map(([gate, found]) => [gate, [...new Set(found)]]),
  ) as unknown as Verdict;
}

/** The text of an idea, read from its draft as its designer restores it. */
async function shownByIdea(brief: ReadDescription, idea: Idea): Promise<Shown> {
  const fields: Fields =
    idea.designer === 'email' ? email.fields : (await loadDefinition(idea.designer)).fields;
  return shownBy(fields, restoreDraft(fields, idea.draft), {
    ...(idea.user && { user: idea.user }),
    notUsed: notUsedOf(brief, idea),
  });
}

/** True if a text has these words, and not only as part of others. */
const prints = (text: string, words: string) =>
  ` ${text} `.split(words).some((_, place, parts) => {
    const [before, after] = [parts[place - 1] ?? 'x', parts[place] ?? 'x'];
    return place > 0 && !(/[\p{L}\d]$/u.test(before) || /^[\p{L}\d]/u.test(after));
  });

/** The event fields of a piece that differ from the description. */
const wrongFields = ({ fields = {} }: SealedCase, { draft }: Idea, { texts }: Shown): string[] =>
  (
    [
      ['eventDate', fields.date],
      ['eventTime', fields.time],
      ['location', fields.place],
    ] as const
  ).flatMap(([name, value]) => {
    const held = draft[name];
    if (!value || held === undefined || held === value) return [];
    // A place may also be in the text.
    if (name === 'location' && plain(texts.join('\n')).includes(plain(value))) return [];
    return [`The field ${name} holds “${held}”, not “${value}”.`];
  });

/** Missing remarks and entries under "Not used". */
const unsaid = ({ notUsed = [], remarked, foreign }: BriefCase, brief: ReadDescription): string[] => [
  ...notUsed
    .filter((words) => ![...brief.notUsed, ...brief.refusals].some((said) => said.includes(words)))
    .map((words) => `“${words}” is not named as not used.`),
  ...(remarked && !brief.remarks.some((said) => said.includes(remarked))
    ? [`“${remarked}” is not pointed out.`]
    : []),
  ...((foreign === true) === (brief.language === 'other') ? [] : ['The language is mistaken.']),
];

/** Missing refusals. */
const unrefused = ({ refused = [] }: BriefCase, brief: ReadDescription): string[] =>
  refused
    .filter((words) => !brief.refusals.some((said) => said.includes(words)))
    .map((words) => `“${words}” is not refused.`);
