import { useCallback, useMemo, useState } from 'react';
import type { Brief, OpenDraft } from '../workbench/designer.ts';
import { editDraft } from '../workbench/draft.ts';
import type { DraftStore } from '../workbench/draftStore.ts';
import type { AnyDraft } from '../workbench/fields.ts';
import { type Facts, factsOf } from './facts.ts';
import { keepAsDrafts, type Member, membersOf, readSet } from './kept.ts';
import { draftFrom } from './make.ts';
import { type Part, partOf, partsFrom } from './parts.ts';
import { type FactName, roles, type SetDesigner } from './roles.ts';
import { standInOf } from './standIn.ts';
import { changedFacts } from './takeOver.ts';

/** A piece of the set as the dialog has it. */
export interface SetPiece {
  part: Part;
  draft: AnyDraft;
  /** It is the one that is open, or a draft that the person has. */
  kept?: 'own' | Member;
  dropped: readonly FactName[];
  wanted: boolean;
}

/** What was written into pieces that are no drafts yet, by part: over which draft, and what came of it. */
export type Written = Map<string, { over: string; draft: AnyDraft }>;

export interface SetSource {
  designer: SetDesigner;
  open: OpenDraft;
  store: DraftStore;
  brief: Brief;
  /** Stays with the page, so that a dialog that was closed has it again. */
  written: Written;
}

interface Begun {
  draft: AnyDraft;
  facts: Facts;
}

/** What the set says: the facts of the piece that it stems from, with what the open one says otherwise now. */
function begin({ designer, open, store, brief }: SetSource): Begun {
  open.keep();
  const draft = open.draft();
  const kept = readSet(store, open.key);
  const facts = kept
    ? (changedFacts(store, designer, open.key, draft)?.facts ?? kept.facts)
    : factsOf(designer, draft, standInOf(designer, draft, brief));
  return { draft, facts };
}

/** The pieces of a set: the open one, the drafts that belong to it, and what can be made of its facts. */
export function useSetPieces(source: SetSource) {
  const { designer, open, store, written } = source;
  const [{ draft: own, facts }] = useState(() => begin(source));
  const [unticked, setUnticked] = useState<Readonly<Record<string, boolean>>>({});
  const [times, setTimes] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept or written is read again.
  const pieces = useMemo((): readonly SetPiece[] => {
    const kept = readSet(store, open.key);
    const members = kept ? membersOf(store, kept.set).filter(({ key }) => key !== open.key) : [];
    const [ownPart, ...others] = partsFrom(designer, own);
    const wanted = (part: Part, usual = part.wanted) => unticked[part.id] ?? usual;
    return [
      ...(ownPart
        ? [{ part: ownPart, draft: own, kept: 'own' as const, dropped: [], wanted: wanted(ownPart, true) }]
        : []),
      ...others.map((part): SetPiece => {
        const member = members.find((each) => each.part === part.id);
        if (member)
          return { part, draft: member.draft, kept: member, dropped: [], wanted: wanted(part, true) };
        const made = draftFrom(part, facts);
        const over = JSON.stringify(made.draft);
        const mine = written.get(part.id);
        return { part, ...made, draft: mine?.over === over ? mine.draft : made.draft, wanted: wanted(part) };
      }),
    ];
  }, [store, open, designer, own, facts, unticked, written, times]);

  const tick = useCallback(
    (part: string, isWanted: boolean) => setUnticked((now) => ({ ...now, [part]: isWanted })),
    [],
  );
  const write = useCallback(
    (part: string, draft: AnyDraft, name: string, value: string) => {
      const { fields } = roles[partOf(part).designer];
      written.set(part, {
        over: JSON.stringify(draftFrom(partOf(part), facts).draft),
        draft: editDraft(fields, draft, name, value),
      });
      setTimes((now) => now + 1);
    },
    [written, facts],
  );
  /** @throws when the store is full or blocked. */
  const keep = useCallback(
    (fresh: readonly SetPiece[]) => {
      keepAsDrafts({ store, from: { designer, key: open.key, draft: own }, pieces: fresh, facts });
      for (const { part } of fresh) written.delete(part.id);
      setTimes((now) => now + 1);
    },
    [store, designer, open, own, facts, written],
  );
  return { facts, pieces, tick, write, keep };
}
