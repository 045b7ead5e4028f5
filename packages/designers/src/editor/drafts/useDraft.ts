import { useCallback, useMemo, useRef, useState } from 'react';
import type { DesignerProps, OpenDraft } from '../designer.ts';
import type { DraftOf, Fields } from '../fields/fields.ts';
import { fieldNameOf } from '../fields/sizeOverrides.ts';
import { redo, undo } from '../history/history.ts';
import { useUndoKeys } from '../history/useUndoKeys.ts';
import { useLatest } from '../rendering/useLatest.ts';
import { unknownValuesIn } from './draftKeeping.ts';
import { type StepTaker, takeNow } from './draftSteps.ts';
import type { DraftStore } from './draftStore.ts';
import { openKey } from './drafts.ts';
import { type DraftRules, ruledFields, unlockedSteps } from './rules.ts';
import { renameDraft } from './shelf.ts';
import { afterEdit, afterEdits, afterReset, type Edit, type StepAction, stepName } from './steps.ts';
import { type DraftListControl, useDraftList } from './useDraftList.ts';
import { type LoadedDraftControl, useLoadedDraft } from './useLoadedDraft.ts';
import { useReveal } from './useReveal.ts';

export interface HistoryControl {
  undo: () => void;
  redo: () => void;
  /** The name of the step that Undo takes back; undefined if there is none. */
  undoName: string | undefined;
  redoName: string | undefined;
  /** The last undo or redo step taken; undefined until there is one. */
  lastMove: HistoryMove | undefined;
}

interface HistoryMove {
  /** "Undone: Title". */
  description: string;
  /** The fields it changed. */
  fields: readonly string[];
}

/** The state of saving a draft, for notices to the user. */
export interface DraftState
  extends Pick<LoadedDraftControl<Fields>, 'isSaved' | 'savedSteps' | 'isOpenElsewhere'> {
  /** The labels, or names, of fields from another version that this one can't show. */
  unreadFields: readonly string[];
  /** True if the store refused a change to the list of drafts. */
  isListRefused: boolean;
}

export interface DraftControl<Fs extends Fields> {
  draft: DraftOf<Fs>;
  state: DraftState;
  history: HistoryControl;
  draftList: DraftListControl;
  /** The open draft, for content shown next to it. */
  open: OpenDraft;
  /** A template's rules for it. */
  rules: DraftRules | undefined;
  edit: (name: string, value: string) => void;
  /** Makes edits in order, as one step with this name. */
  editTogether: (edits: readonly Edit[], action: StepAction) => void;
  reset: () => void;
  /** Takes its steps. */
  steps: { current: StepTaker };
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
  const { loaded, isSaved, savedSteps, isOpenElsewhere, change, show, saveNow } = useLoadedDraft(
    ownFields,
    store,
    firstKey,
  );
  const rules = rulesOf?.(loaded.key);
  const fields = useMemo(() => ruledFields(ownFields, rules), [ownFields, rules]);
  const [isListRefused, setIsListRefused] = useState(false);
  const draftList = useDraftList(designer, store, saveNow, show, setIsListRefused);

  const edit = useCallback(
    (name: string, value: string) => {
      const time = performance.now();
      change((current) => afterEdit(fields, current, name, value, time));
    },
    [change, fields],
  );
  const editTogether = useCallback(
    (edits: readonly Edit[], action: StepAction) =>
      change((current) => afterEdits(fields, current, edits, action)),
    [change, fields],
  );
  const reset = useCallback(() => change((current) => afterReset(fields, current)), [change, fields]);
  const [lastMove, setLastMove] = useState<HistoryMove>();
  const { draft } = loaded;
  const history = useMemo(() => unlockedSteps(fields, loaded.history), [fields, loaded.history]);
  const latestDraft = useLatest({ draft, history });
  const steps = useRef<StepTaker>({
    take: takeNow,
    // Two steps back, because users who undo once often undo again.
    adjacentDrafts: () => {
      const back = undo(latestDraft.current);
      return [back, redo(latestDraft.current), undo(back)].map((next) => next.draft);
    },
  });
  const travel = useCallback(
    (move: typeof undo, from: 'done' | 'undone', verb: string) => {
      const step = () =>
        change((current) => {
          const unlocked = { ...current, history: unlockedSteps(fields, current.history) };
          const step = unlocked.history[from].at(-1);
          const next = move(unlocked);
          if (step && next !== unlocked)
            setLastMove({
              description: `${verb}: ${stepName(fields, step)}`,
              fields: [...new Set(step.changes.map(({ field }) => fieldNameOf(field)))],
            });
          return next;
        });
      steps.current.take(() => move(latestDraft.current).draft, step);
    },
    [change, fields],
  );
  const back = useCallback(() => travel(undo, 'done', 'Undone'), [travel]);
  const onRedo = useCallback(() => travel(redo, 'undone', 'Redone'), [travel]);
  const labelOf = (key: string) => fields[fieldNameOf(key)]?.label ?? fieldNameOf(key);
  const latest = useLatest(draft);
  const { key } = loaded;
  const { name, changeList } = draftList;
  const id = draftList.draftList.open;
  const rename = useCallback(
    (typed: string) => changeList((current) => renameDraft(current, id, typed)),
    [changeList, id],
  );
  const takeOver = useCallback((edits: readonly Edit[]) => editTogether(edits, 'takenOver'), [editTogether]);
  const open = useMemo(
    () => ({ designer, fields, key, id, name, draft: () => latest.current, keep: saveNow, rename, takeOver }),
    [designer, fields, key, id, name, saveNow, rename, takeOver],
  );
  useUndoKeys(designer, draft, back, onRedo);
  useReveal(designer, lastMove);

  return {
    draft,
    state: {
      isSaved,
      savedSteps,
      isOpenElsewhere,
      isListRefused,
      unreadFields: [...new Set(Object.keys(unknownValuesIn(loaded)).map(labelOf))],
    },
    history: {
      undo: back,
      redo: onRedo,
      undoName: stepName(fields, history.done.at(-1)),
      redoName: stepName(fields, history.undone.at(-1)),
      lastMove,
    },
    draftList,
    open,
    rules,
    edit,
    editTogether,
    reset,
    steps,
  };
}
