import { pictureNamed, pictures } from '@daybreak/media';
import { longDate, shortTime } from '../artwork/eventTime.ts';
import { languageOf } from '../artwork/languages.ts';
import { figureIn } from '../compositions/figure.ts';
import { within } from '../pieces/wizard/ideas/compose.ts';
import type { CompositionId } from '../pieces/wizard/ideas/look.ts';
import { pieces, type Turn } from '../pieces/wizard/ideas/pieces.ts';
import { plain } from '../pieces/wizard/ideas/said.ts';
import { actions, type Words } from '../pieces/wizard/ideas/wordings.ts';
import type { Brief } from '../pieces/wizard/reading/brief.ts';
import { restoreDraft } from '../workbench/draft.ts';
import { type AnyDraft, countCharacters, everyOption, isVisible, limitOf } from '../workbench/fields.ts';
import type { Facts } from './facts.ts';
import type { Part } from './parts.ts';
import { postcardOf } from './postcard.ts';
import { type FactName, factWords, roles, type SetDesigner } from './roles.ts';

/** A draft that was made of facts, and what of them it does not say. */
export interface Made {
  draft: AnyDraft;
  dropped: readonly FactName[];
}

const compositionIds: readonly CompositionId[] = [
  'sunrise',
  'type',
  'photograph',
  'window',
  'date',
  'number',
  'list',
  'steps',
];

const sentences = (text: string): string[] =>
  text
    .split('\n')
    .flatMap((line) => [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(line)])
    .map(({ segment }) => segment.trim())
    .filter(Boolean);

/** Without sentences that were said before. */
const unsaid = (text: string, said: readonly string[]): string[] =>
  sentences(text).filter((line) => !said.some((other) => plain(other).includes(plain(line))));

/** A sentence with its end, where it has to stand beside others. */
const stopped = (line: string) => (/[\p{Sentence_Terminal}:…]["”»)]?$/u.test(line) ? line : `${line}.`);

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** "Saturday, March 13, 2027, 9:00 AM, 400 Horizon Way", with no-break spaces as spaces: it stands in a field. */
function whenAndWhere({ date, time, where, language }: Facts): string {
  const tongue = languageOf({ language });
  return [longDate(date, tongue), shortTime(time, tongue), where]
    .filter(Boolean)
    .join(', ')
    .replaceAll(/\s+/g, ' ');
}

const fewestPoints = 3;
const longestStrip = 90;

/** Facts put into words, for a piece of the wizard to fit. */
function wordsFor(designer: SetDesigner, facts: Facts): Words {
  const { what, sentence: line, offer, date, time, where, link } = facts;
  const details = unsaid(offer, [what, line]);
  const when = whenAndWhere(facts);
  const lines = linesOf(line);
  const isListed = ['list', 'steps'].includes(facts.composition) && lines.length >= fewestPoints;
  const rest: Record<SetDesigner, readonly string[]> = {
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
    // An ad says the rest of a longer headline under it.
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

/** When and where as an ad has room for it. */
function whenFor(when: string, { where, ...facts }: Facts): string[] {
  if (!when || when.length <= longestStrip) return when ? [when] : [];
  return [whenAndWhere({ ...facts, where: '' }), where].filter(Boolean);
}

/** What to do, where the piece does not say it: the wizard's own words, which are English. */
const actionOf = ({ language, date }: Facts) =>
  languageOf({ language }).startsWith('en') ? actions[date ? 'event' : 'general'] : '';

/** What the wizard knows of a description; here there is none, but for what hashtags are found by. */
const briefOf = (designer: SetDesigner, { what, sentence: line, offer }: Facts): Brief => ({
  description: designer === 'social' ? [what, line, offer].join('\n') : '',
  language: 'en',
  occasion: 'general',
  topic: 'company',
  tone: 'plain',
  statements: [],
  facts: [],
  notUsed: [],
  refusals: [],
  remarks: [],
});

/** A picture of the brand that nobody chose goes along where it prints well enough. */
function standInFor({ standIn }: Facts, height = 0): string {
  const known = pictures.find(({ file }) => file === standIn);
  return known && (pictureNamed(known.file).print?.height ?? 0) >= height
    ? `library:${known.file} 0.5,0.5 1`
    : '';
}

/** Compositions that hang on what the words are: these say themselves whether they ask for one. */
const byWords: readonly CompositionId[] = ['date', 'number', 'list'];

function turnFor(facts: Facts, { points }: Words, pictureHeight: number | undefined): Turn {
  const wanted = compositionIds.find((id) => id === facts.composition);
  const always = wanted && !byWords.includes(wanted) && (wanted !== 'steps' || points.length > 0);
  return {
    ground:
      facts.theme === 'blue' || facts.theme === 'image' || facts.theme === 'orange' ? facts.theme : 'white',
    order: always ? [wanted, 'sunrise', 'type'] : ['sunrise', 'type'],
    number: 0,
    // The composition of the piece is the only one that is free: another is taken where it is not offered.
    taken: new Set(wanted ? compositionIds.filter((id) => id !== wanted) : []),
    picture: facts.picture || standInFor(facts, pictureHeight),
    isChosen: facts.picture !== '',
  };
}

const wizardPieces = {
  flyer: pieces.flyer,
  poster: pieces.poster,
  social: pieces['social-post'],
  ads: pieces.banner,
  email: pieces['email-template'],
};

/** A draft of a part, made of facts by the wizard's own pieces. The same facts give the same draft. */
export function draftFrom({ designer, sizes }: Part, facts: Facts): Made {
  const { fields, says, beside } = roles[designer];
  const words = wordsFor(designer, facts);
  const piece = designer === 'postcard' ? undefined : wizardPieces[designer];
  const turn = turnFor(facts, words, piece?.pictureHeight);
  const made = piece ? piece.make(words, turn, briefOf(designer, facts)).draft : postcardOf(words, turn);
  const draft = restoreDraft(fields, {
    ...made,
    ...(fields.theme && { theme: themeFor(designer, made, facts) }),
    ...(says.what && { [says.what]: facts.what }),
    ...shortHeadline(designer, facts),
    ...wovenInto(designer, facts, sizes[0]),
    ...(fields.orientation && { orientation: 'portrait' }),
    ...(fields.language && facts.language && { language: facts.language }),
    ...sizes[0],
  });
  return {
    draft,
    dropped: droppedBy(designer, facts, draft, beside),
  };
}

/** The ground of the piece, where this one has it. */
function themeFor(designer: SetDesigner, made: AnyDraft, { theme }: Facts): string {
  const field = roles[designer].fields.theme;
  const offered = field?.kind === 'choice' ? everyOption(field).map(({ value }) => value) : [];
  // The wizard turns from pictures to solid ground where a composition has none.
  if (theme === 'image' && made.composition === 'type' && offered.includes('blue')) return 'blue';
  if (offered.includes(theme)) return theme;
  return offered.includes('blue') ? 'blue' : (offered[0] ?? '');
}

/** A headline, and parts of it that say something by themselves. */
const headlinesOf = ({ what }: Facts) =>
  [what, ...sentences(what), ...what.split(/\s*[:;,–—]\s+/)].filter(Boolean);

/** Fields that have less room for the headline than it may need. */
const shortFields: Partial<Record<SetDesigner, string>> = { ads: 'headline', email: 'subject' };

/** The headline, or a part of it, that such a field has room for. */
function shortOf(designer: SetDesigner, facts: Facts): string | undefined {
  const field = roles[designer].fields[shortFields[designer] ?? ''];
  const limit = (field?.kind === 'text' ? limitOf(field, {}) : undefined) ?? Number.POSITIVE_INFINITY;
  return headlinesOf(facts).find((line) => countCharacters(line) <= limit);
}

/** Where nothing of a headline fits it stays whole, and is found too long. */
function shortHeadline(designer: SetDesigner, facts: Facts): AnyDraft {
  const name = shortFields[designer];
  return name ? { [name]: shortOf(designer, facts) ?? facts.what } : {};
}

const limitOfCaption = (size: AnyDraft = {}) => {
  const { caption } = roles.social.fields;
  return caption?.kind === 'lines' ? limitOf(caption, size) : undefined;
};

/** The words of pieces that have no fields for when and where, or that say everything once more. */
function wovenInto(designer: SetDesigner, facts: Facts, size: AnyDraft | undefined): AnyDraft {
  const { what, sentence: line, offer, link } = facts;
  const details = unsaid(offer, [what, line]).length > 0 ? offer : '';
  const when = whenAndWhere(facts);
  const paragraphs = (parts: readonly string[]) => parts.map((part) => part.trim()).filter(Boolean);
  if (designer === 'email') {
    const content = paragraphs([line, details, when]).join('\n\n');
    return content ? { content } : {};
  }
  if (designer === 'social') {
    const all = paragraphs([what, line, details, when, link]);
    const limit = limitOfCaption(size) ?? Number.POSITIVE_INFINITY;
    const caption = all.join('\n\n');
    // A short post says first what nobody can come without.
    return {
      caption:
        countCharacters(caption) <= limit
          ? caption
          : within(limit, paragraphs([what, when, link, line, ...sentences(details)])),
    };
  }
  return {};
}

/** The facts that stand nowhere in what a draft shows. */
function droppedBy(
  designer: SetDesigner,
  facts: Facts,
  draft: AnyDraft,
  beside: readonly string[] = [],
): FactName[] {
  const { fields, says } = roles[designer];
  const shown = Object.entries(fields).filter(
    ([name, field]) => field.kind !== 'choice' && (isVisible(field, draft) || beside.includes(name)),
  );
  const words = shown.map(([name]) => draft[name] ?? '').join('\n');
  const isSaid: Partial<Record<FactName, string>> = {
    date: longDate(facts.date, languageOf(facts)),
    time: shortTime(facts.time, languageOf(facts)),
  };
  return (Object.keys(factWords) as FactName[]).filter((fact) => {
    const value = facts[fact];
    // What is seen of a piece is seen; what it is written in is heard.
    if (!value || fact === 'picture' || fact === 'language') return false;
    const field = says[fact];
    if (field && draft[field] === value && shown.some(([name]) => name === field)) return false;
    const wanted = plain(isSaid[fact] || value);
    return !plain(words).includes(wanted);
  });
}
