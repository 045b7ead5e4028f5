import { useCallback, useMemo, useRef, useState } from 'react';
import type { DesignerProps, OpenDraft } from '../designer.ts';
import type { DraftOf, Fields } from '../fields/fields.ts';
import { fieldNameOf } from '../fields/ownWords.ts';
import { redo, undo } from '../history/history.ts';
import { useUndoKeys } from '../history/useUndoKeys.ts';
import { unreadIn } from './draftKeeping.ts';
import { type Steps, takeNow } from './draftSteps.ts';
import type { DraftStore } from './draftStore.ts';
import { openKey } from './drafts.ts';
import { type DraftRules, ruledFields, unlockedSteps } from './rules.ts';
import { renamed } from './shelf.ts';
import { type Deed, type Edit, edited, editedTogether, startedOver, stepName } from './steps.ts';
import { useReveal } from './useReveal.ts';
import { type ShelfControl, useShelf } from './useShelf.ts';
import { useWork, type WorkControl } from './useWork.ts';

export interface HistoryControl {
  undo: () => void;
  redo: () => void;
  /** The name of the step that Undo takes back; undefined if there is none. */
  undoes: string | undefined;
  redoes: string | undefined;
  /** The last undo or redo step taken; undefined until there is one. */
  taken: TakenStep | undefined;
}

interface TakenStep {
  /** "Undone: Title". */
  says: string;
  /** The fields it changed. */
  fields: readonly string[];
}

/** The state of saving a draft, for notices to the user. */
export interface DraftState extends Pick<WorkControl<Fields>, 'kept' | 'keptSteps' | 'elsewhere'> {
  /** The labels, or names, of fields from another version that this one can't show. */
  unread: readonly string[];
  /** True if the store refused a change to the list of drafts. */
  refused: boolean;
}

export interface DraftControl<Fs extends Fields> {
  draft: DraftOf<Fs>;
  state: DraftState;
  history: HistoryControl;
  shelf: ShelfControl;
  /** The open draft, for content shown next to it. */
  open: OpenDraft;
  /** A template's rules for it. */
  rules: DraftRules | undefined;
  edit: (name: string, value: string) => void;
  /** Makes edits in order, as one step with this name. */
  editTogether: (edits: readonly Edit[], deed: Deed) => void;
  reset: () => void;
  /** Takes its steps. */
  steps: { current: Steps };
}

/**
 * A designer's open draft: restored from the store, edited by field, and undone step by step, with buttons or with keys
 * inside what `inDraft` marks.
 */
export function useDraft<Fs extends Fields>(
  designer: string,
  ownFields: Fs,
  store: DraftStore,
  rulesOf?: DesignerProps['rules'],
): DraftControl<Fs> {
  const [firstKey] = useState(() => openKey(store, designer));
  const { work, kept, keptSteps, elsewhere, change, show, keep } = useWork(ownFields, store, firstKey);
  const rules = rulesOf?.(work.key);
  const fields = useMemo(() => ruledFields(ownFields, rules), [ownFields, rules]);
  const [refused, setRefused] = useState(false);
  const shelf = useShelf(designer, store, keep, show, setRefused);

  const edit = useCallback(
    (name: string, value: string) => {
      const time = performance.now();
      change((now) => edited(fields, now, name, value, time));
    },
    [change, fields],
  );
  const editTogether = useCallback(
    (edits: readonly Edit[], deed: Deed) => change((now) => editedTogether(fields, now, edits, deed)),
    [change, fields],
  );
  const reset = useCallback(() => change((now) => startedOver(fields, now)), [change, fields]);
  const [taken, setTaken] = useState<TakenStep>();
  const { draft } = work;
  const history = useMemo(() => unlockedSteps(fields, work.history), [fields, work.history]);
  const now = useRef({ draft, history });
  now.current = { draft, history };
  const steps = useRef<Steps>({
    take: takeNow,
    // Two steps back, because users who undo once often undo again.
    neighbours: () => {
      const back = undo(now.current);
      return [back, redo(now.current), undo(back)].map((next) => next.draft);
    },
  });
  const take = useCallback(
    (move: typeof undo, from: 'done' | 'undone', said: string) => {
      const step = () =>
        change((now) => {
          const free = { ...now, history: unlockedSteps(fields, now.history) };
          const step = free.history[from].at(-1);
          const next = move(free);
          if (step && next !== free)
            setTaken({
              says: `${said}: ${stepName(fields, step)}`,
              fields: [...new Set(step.changes.map(({ field }) => fieldNameOf(field)))],
            });
          return next;
        });
      steps.current.take(() => move(now.current).draft, step);
    },
    [change, fields],
  );
  const back = useCallback(() => take(undo, 'done', 'Undone'), [take]);
  const on = useCallback(() => take(redo, 'undone', 'Redone'), [take]);
  const labelOf = (key: string) => fields[fieldNameOf(key)]?.label ?? fieldNameOf(key);
  const latest = useRef(draft);
  latest.current = draft;
  const { key } = work;
  const { name, change: changeShelf } = shelf;
  const id = shelf.shelf.open;
  const rename = useCallback(
    (typed: string) => changeShelf((now) => renamed(now, id, typed)),
    [changeShelf, id],
  );
  const takeOver = useCallback((edits: readonly Edit[]) => editTogether(edits, 'takenOver'), [editTogether]);
  const open = useMemo(
    () => ({ designer, fields, key, id, name, draft: () => latest.current, keep, rename, takeOver }),
    [designer, fields, key, id, name, keep, rename, takeOver],
  );
  useUndoKeys(designer, draft, back, on);
  useReveal(designer, taken);

  return {
    draft,
    state: {
      kept,
      keptSteps,
      elsewhere,
      refused,
      unread: [...new Set(Object.keys(unreadIn(work)).map(labelOf))],
    },
    history: {
      undo: back,
      redo: on,
      undoes: stepName(fields, history.done.at(-1)),
      redoes: stepName(fields, history.undone.at(-1)),
      taken,
    },
    shelf,
    open,
    rules,
    edit,
    editTogether,
    reset,
    steps,
  };
}
