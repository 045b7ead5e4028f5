import { restoreDraft } from '../workbench/draft.ts';
import type { DraftStore } from '../workbench/draftStore.ts';
import { type DraftEntry, draftKey, longestName, setKey, shelfKey, shelfOf } from '../workbench/drafts.ts';
import type { AnyDraft } from '../workbench/fields.ts';
import { isObject } from '../workbench/keptHistory.ts';
import { freeName, withDraft } from '../workbench/shelf.ts';
import { type Facts, factsOf, restoreFacts } from './facts.ts';
import { isPart, type Part, partIdOf, partOf } from './parts.ts';
import { roles, type SetDesigner } from './roles.ts';

/** What is kept with a draft that belongs to a set. */
export interface KeptSet {
  /** Which set. */
  set: string;
  /** Which of its pieces. */
  part: string;
  /** Where the piece stems from: the key of the draft that the set was made of. */
  from: string;
  /** The facts of the set when the draft last agreed with them. */
  facts: Facts;
  /** What the draft itself said then. */
  said: Facts;
}

/** A draft of a set, as it lies in the store. */
export interface Member extends KeptSet {
  designer: SetDesigner;
  key: string;
  entry: DraftEntry;
  draft: AnyDraft;
}

/** What a store has with a draft; undefined where it is in no set. Never throws. */
export function readSet(store: DraftStore, key: string): KeptSet | undefined {
  const held = store.load(setKey(key));
  if (!isObject(held)) return undefined;
  const { set, part, from, facts, said }: Partial<Record<keyof KeptSet, unknown>> = held;
  if (typeof set !== 'string' || typeof part !== 'string' || typeof from !== 'string' || !isPart(part))
    return undefined;
  return { set, part, from, facts: restoreFacts(facts), said: restoreFacts(said) };
}

export const writeSet = (store: DraftStore, key: string, { set, part, from, facts, said }: KeptSet): void =>
  store.save(setKey(key), { set, part, from, facts, said });

/** The drafts of a set that the person has, in the order of its designers. Those that were thrown away are in none. */
export const membersOf = (store: DraftStore, set: string): readonly Member[] =>
  (Object.keys(roles) as SetDesigner[]).flatMap((designer) =>
    shelfOf(store, designer).drafts.flatMap((entry): Member[] => {
      const key = draftKey(designer, entry.id);
      const kept = readSet(store, key);
      if (kept?.set !== set || partOf(kept.part).designer !== designer) return [];
      return [
        { ...kept, designer, key, entry, draft: restoreDraft(roles[designer].fields, store.load(key)) },
      ];
    }),
  );

interface KeptPiece {
  part: Part;
  draft: AnyDraft;
}

interface Keeping {
  store: DraftStore;
  /** The draft that the set is made of. */
  from: { designer: SetDesigner; key: string; draft: AnyDraft };
  pieces: readonly KeptPiece[];
  facts: Facts;
}

const nameOf = (facts: Facts, part: Part) =>
  (facts.what.replaceAll(/\s+/g, ' ').trim() || part.label).slice(0, longestName).toWellFormed();

/**
 * Makes a draft of each piece, beside those that the person has, and remembers what they stem from.
 *
 * @throws when the store is full or blocked; nothing is changed then.
 */
export function keepAsDrafts({ store, from, pieces, facts }: Keeping): readonly Member[] {
  const before = readSet(store, from.key);
  const set = before?.set ?? crypto.randomUUID().slice(0, 13);
  const origin = before?.from ?? from.key;
  const undo: (() => void)[] = [];
  const save = (key: string, value: unknown) => {
    const held = store.load(key);
    store.save(key, value);
    undo.unshift(() => (held === undefined ? store.clear(key) : store.save(key, held)));
  };
  try {
    if (!before) {
      const part = partIdOf(from.designer, from.draft);
      save(setKey(from.key), { set, part, from: origin, facts, said: factsOf(from.designer, from.draft) });
    }
    for (const { part, draft } of pieces) {
      const { designer } = part;
      const shelf = shelfOf(store, designer);
      const entry = {
        id: crypto.randomUUID().slice(0, 13),
        name: freeName(shelf.drafts, nameOf(facts, part)),
      };
      const key = draftKey(designer, entry.id);
      save(key, draft);
      save(setKey(key), { set, part: part.id, from: origin, facts, said: factsOf(designer, draft) });
      const next = withDraft(shelf, entry);
      // The designer that one is in keeps open what is open.
      save(shelfKey(designer), designer === from.designer ? { ...next, open: shelf.open } : next);
    }
  } catch (error) {
    for (const each of undo) each();
    throw error;
  }
  return membersOf(store, set);
}
