import { readLink } from '../library/links.ts';
import { dayOf } from '../workbench/download/handOff/handOff.ts';
import { keepDraft, keepHistory, openWork } from '../workbench/draftKeeping.ts';
import type { DraftStore } from '../workbench/draftStore.ts';
import { type AnyDraft, type Fields, isVisible } from '../workbench/fields.ts';
import { readOwn, readOwnKey, writeOwn } from '../workbench/ownWords.ts';
import { type DraftRules, ruledFields } from '../workbench/rules.ts';
import { type Edit, editedTogether } from '../workbench/steps.ts';
import { agreements } from './agreeing.ts';
import { changedInWords } from './asked.ts';
import { droppedBy } from './dropped.ts';
import { differing, type Facts, factsOf } from './facts.ts';
import { type Replacement, type Replacements, replaced, staleWords, whenReplacements } from './forms.ts';
import { type KeptSet, type Member, membersOf, readSet, writeSet } from './kept.ts';
import { draftFrom } from './make.ts';
import { partOf } from './parts.ts';
import { type FactName, factNames, roles, type SetDesigner } from './roles.ts';

/** What a piece of a set says now that the others do not yet. */
export interface ChangedFacts {
  set: KeptSet;
  names: readonly FactName[];
  /** The facts of the set, with what the piece says now. */
  facts: Facts;
}

/** The words of a member into which facts were woven: what they say as a whole is no fact. */
const wovenHere = (designer: SetDesigner, { origin }: KeptSet): readonly FactName[] => {
  if (origin) return [];
  const { says, woven } = roles[designer];
  return (Object.keys(says) as FactName[]).filter((fact) => woven?.into.includes(says[fact] ?? ''));
};

/** Shorter words may stand for something else. */
const shortestWords = 4;

const wordsPair = (old: string, now: string): Replacement[] =>
  [...old.trim()].length >= shortestWords && old.trim() !== now.trim() ? [[old.trim(), now.trim()]] : [];

/** How the words of the old facts become those of the new ones. What is no longer said is left to the person. */
function replacementsFor(old: Facts, now: Facts): Replacements {
  const said = (['what', 'sentence', 'offer', 'where', 'link', 'action'] as const).filter((name) =>
    now[name].trim(),
  );
  return { ...whenReplacements(old, now), words: said.flatMap((name) => wordsPair(old[name], now[name])) };
}

const wordFacts = ['what', 'sentence', 'offer'] as const;

/** Words in which what is old gives way to what is new. */
export const rewritten = (text: string, old: Facts, now: Facts): string =>
  replaced(text, replacementsFor(old, now));

/** The facts of a set with some of them changed: what is old gives way in the words of the others too. */
export function factsChanged(old: Facts, now: Partial<Facts>): Facts {
  const words = wordFacts.map((name) => [name, rewritten(old[name], old, { ...old, ...now })] as const);
  return { ...old, ...Object.fromEntries(words), ...now };
}

/** What of a draft is another fact than its set has; undefined where it is in none, or agrees with it. */
export function changedFacts(
  store: DraftStore,
  designer: SetDesigner,
  key: string,
  draft: AnyDraft,
  today = dayOf(new Date()),
): ChangedFacts | undefined {
  const set = readSet(store, key);
  if (!set) return undefined;
  const now = factsOf(designer, draft);
  const woven = wovenHere(designer, set);
  const inFields = differing(set.said, now).filter((name) => !woven.includes(name));
  const changed: Partial<Facts> = {
    ...changedInWords(designer, draft, set, today),
    ...Object.fromEntries(inFields.map((name) => [name, now[name]])),
  };
  const names = factNames.filter((name) => changed[name] !== undefined);
  return names.length === 0 ? undefined : { set, names, facts: factsChanged(set.facts, changed) };
}

/** A piece of the set as the new facts would make it. */
export interface TakenOver {
  member: Member;
  edits: readonly Edit[];
  /** The draft with them. */
  after: AnyDraft;
  /** What it would still say of the old date and time: for a person to look at. */
  stale: readonly string[];
  /** What of the new facts it has no field and no words for. */
  dropped: readonly FactName[];
}

const takes: readonly string[] = ['text', 'lines', 'date', 'time', 'url', 'picture'];

/** What a member would become, as edits of its fields; what somebody wrote there themselves stays, but for what is old in it. */
function takenOver(member: Member, to: Facts, fieldsRuled?: Fields): TakenOver {
  const { designer, draft, facts: old } = member;
  const { says, ofEvents } = roles[designer];
  const fields = fieldsRuled ?? roles[designer].fields;
  const part = partOf(member.part);
  const { draft: before } = draftFrom(part, old);
  const { draft: remade } = draftFrom(part, to);
  const factOf = new Map((Object.keys(says) as FactName[]).map((fact) => [says[fact] ?? '', fact]));
  const replacements = replacementsFor(old, to);
  const next = (name: string, value: string): string => {
    const kind = fields[name]?.kind ?? '';
    const carries = (ofEvents && name === 'type') || name === says.language;
    if (!takes.includes(kind) && !carries) return value;
    const [was, is] = [before[name] ?? '', remade[name] ?? ''];
    if (was !== is && value === was) return is;
    const fact = factOf.get(name);
    if (fact && value.trim() === old[fact] && old[fact] !== to[fact]) return to[fact];
    return kind === 'text' || kind === 'lines' || kind === 'url' ? replaced(value, replacements) : value;
  };
  const edits = Object.entries(draft).flatMap(([key, value]): Edit[] => {
    const own = readOwnKey(key);
    const field = fields[own?.field ?? key];
    if (!field || field.locked) return [];
    const text = own ? readOwn(value) : value;
    if (text === undefined) return [];
    const after = own ? replaced(text, replacements) : next(key, text);
    return after === text ? [] : [[key, own ? writeOwn(after) : after]];
  });
  // A type brings words of its own along: what is said goes over them.
  const first = ({ 0: name }: Edit) => Number(fields[name]?.kind === 'choice');
  const ordered = edits.toSorted((a, b) => first(b) - first(a));
  const { draft: after } = editedTogether(
    fields,
    { draft, history: { done: [], undone: [] } },
    ordered,
    'takenOver',
  );
  const words = Object.entries(fields)
    .filter(([, field]) => ['text', 'lines'].includes(field.kind) && isVisible(field, after))
    .map(([name]) => (after as AnyDraft)[name] ?? '')
    .join('\n');
  return {
    member,
    edits: ordered,
    after,
    stale: staleWords(words, old, to),
    dropped: droppedBy(designer, to, after, roles[designer].beside),
  };
}

/** What a member's piece leaves open, as far as this browser knows: of one that is not open nobody has said anything yet. */
function rulesOfPiece(store: DraftStore, key: string): DraftRules | undefined {
  const link = readLink(store, key);
  if (!link) return undefined;
  const locked = Object.keys(link.rules).filter((field) => link.rules[field] === 'locked');
  return { locked: link.rights === 'view' ? 'all' : locked, mustChange: {} };
}

/** The other pieces of a set that say something older than a piece does now. */
export const olderMembers = (
  store: DraftStore,
  key: string,
  { set, facts }: ChangedFacts,
  rules?: (key: string) => DraftRules | undefined,
): readonly TakenOver[] =>
  membersOf(store, set.set)
    .filter((member) => member.key !== key)
    .map((member) =>
      takenOver(
        member,
        facts,
        ruledFields(roles[member.designer].fields, rules?.(member.key) ?? rulesOfPiece(store, member.key)),
      ),
    )
    .filter(({ edits }) => edits.length > 0);

/** Where a store refused: the names of the drafts that are as they were. */
export type NotKept = readonly string[];

/** Changes each piece in one step of its own, which can be undone there, and has the set agree on the facts. */
export function takeOver(
  store: DraftStore,
  origin: { designer: SetDesigner; key: string; draft: AnyDraft },
  { set, facts }: ChangedFacts,
  pieces: readonly TakenOver[],
): NotKept {
  const refused: string[] = [];
  for (const { member, edits } of pieces) {
    const { designer, key, entry } = member;
    const { fields } = roles[designer];
    const work = openWork(store, fields, key);
    const done = { ...work, ...editedTogether(fields, work, edits, 'takenOver') };
    try {
      if (!keepDraft(store, done)) throw new Error('The store is full.');
      keepHistory(store, done);
      writeSet(store, key, { ...member, facts, said: factsOf(designer, done.draft) });
    } catch (error) {
      console.warn('A piece of a set was not kept.', error);
      refused.push(entry.name);
    }
  }
  agree(store, origin, { set, facts });
  return refused;
}

/**
 * The piece agrees with its set again: what others say older stays as it is. Those that say nothing of what changed agree as well.
 *
 * @throws when the store is full or blocked.
 */
export function agree(
  store: DraftStore,
  { designer, key, draft }: { designer: SetDesigner; key: string; draft: AnyDraft },
  { set, facts }: Pick<ChangedFacts, 'set' | 'facts'>,
): void {
  for (const member of membersOf(store, set.set))
    if (member.key !== key && takenOver(member, facts).edits.length === 0)
      writeSet(store, member.key, { ...member, facts });
  writeSet(store, key, { ...set, facts, said: factsOf(designer, draft) });
  agreements.tell();
}
