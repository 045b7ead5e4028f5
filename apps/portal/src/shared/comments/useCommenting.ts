import { useState } from 'react';
import { maxCommentLength, maxOutsideNameLength } from '../../backend/interfaces/Comments.ts';
import { failureMessage } from '../requests/failure.ts';
import { type LoadedControl, useLoaded } from '../requests/useLoaded.ts';
import { type Request, useRequest } from '../requests/useRequest.ts';
import { comments as messages } from './messages.ts';
import { plainTextOf } from './plainTextOf.ts';
import type { CommentSource, NumberedComment, ShownComment } from './shownComment.ts';
import { type CommentDraft, type Places, spotChoice, useCommentDraft } from './useCommentDraft.ts';

/** The comment that was pressed, and where. */
interface SelectedComment {
  readonly id: string;
  readonly from: 'list' | 'picture';
}

export interface CommentingOptions {
  /** Must stay the same object until it's about something else. */
  source: CommentSource;
  version: number;
  places: Places;
  /** The storage key of the draft. */
  draftKey: string;
  /** The name of someone without an account. */
  name?: { value: string; onChange: (name: string) => void };
}

/** Comments on one version: the existing ones, the draft, and the reader's selection. */
export interface Commenting extends Pick<CommentingOptions, 'places' | 'name' | 'version'> {
  loaded: LoadedControl<readonly ShownComment[]>;
  comments: readonly NumberedComment[];
  selected: SelectedComment | undefined;
  select: (chosen: SelectedComment | undefined) => void;
  draft: CommentDraft;
  openForm: () => void;
  send: () => void;
  sending: Request;
  problems: { text?: string | undefined; name?: string | undefined };
  /** Whether the form was opened just now, not restored from an earlier visit. */
  isJustOpened: boolean;
  /** Whether the last comment was sent. */
  isSent: boolean;
  mayResolve: boolean;
  resolve: (comment: NumberedComment, isResolved: boolean, onDone: () => void) => void;
  resolving: Request;
}

const lengthOf = (text: string) => [...text].length;

export function useCommenting({ source, version, places, draftKey, name }: CommentingOptions): Commenting {
  const loaded = useLoaded(source.list);
  const draft = useCommentDraft(draftKey, places);
  const sending = useRequest(failureMessage);
  const resolving = useRequest(failureMessage);
  const [selected, select] = useState<SelectedComment>();
  const [problems, setProblems] = useState<Commenting['problems']>({});
  const [isSent, setIsSent] = useState(false);
  const [isJustOpened, setIsBegun] = useState(false);
  const { state, reload, update } = loaded;
  const all = state.status === 'ready' ? state.value : [];

  const clearFailure = (change: () => void) => {
    setProblems({});
    setIsSent(false);
    sending.clearFailure();
    change();
  };
  const send = () => {
    const text = plainTextOf(draft.text).trim();
    const called = plainTextOf(name?.value ?? '').trim();
    const { pin } = draft;
    const problemsFound = {
      text: text
        ? lengthOf(text) > maxCommentLength
          ? messages.tooLong(maxCommentLength)
          : undefined
        : messages.textMissing,
      name:
        !name || (called && lengthOf(called) <= maxOutsideNameLength)
          ? undefined
          : called
            ? messages.nameTooLong(maxOutsideNameLength)
            : messages.nameMissing,
    };
    setProblems(problemsFound);
    if (problemsFound.text || problemsFound.name || !pin) return;
    const id = draft.takeId();
    sending.run(
      () => source.add(version, { id, pin, text }, called),
      () => {
        draft.discard();
        setIsSent(true);
        select({ id, from: 'list' });
        reload();
      },
    );
  };

  return {
    loaded,
    version,
    places,
    ...(name
      ? { name: { value: name.value, onChange: (value) => clearFailure(() => name.onChange(value)) } }
      : {}),
    comments: all
      .filter((each) => each.version === version)
      .map((each, index) => ({ ...each, number: index + 1 })),
    selected,
    select,
    draft: {
      ...draft,
      setText: (text) => clearFailure(() => draft.setText(text)),
      setSubject: (about) => clearFailure(() => draft.setSubject(about)),
      setSpot: (...spot) => {
        setIsBegun(true);
        clearFailure(() => draft.setSpot(...spot));
      },
      discard: () => clearFailure(draft.discard),
    },
    openForm() {
      setIsBegun(true);
      clearFailure(() =>
        draft.setSubject(places.sides.length > 0 ? spotChoice : (places.fields[0]?.field ?? '')),
      );
    },
    send,
    sending,
    problems,
    isJustOpened,
    isSent,
    mayResolve: source.resolve !== undefined,
    resolve: (comment, isResolved, then) =>
      resolving.run(
        async () => {
          await source.resolve?.(comment.id, isResolved);
        },
        () => {
          const resolution = isResolved ? { at: new Date().toISOString(), by: null } : null;
          update((before) =>
            before.map((each) => (each.id === comment.id ? { ...each, isResolved, resolution } : each)),
          );
          // Loads who resolved it.
          reload();
          then();
        },
      ),
    resolving,
  };
}
