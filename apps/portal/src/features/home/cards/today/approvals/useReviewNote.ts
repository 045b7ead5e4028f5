import { useState } from 'react';
import { maxChangeNoteLength } from '../../../../../backend/interfaces/Approvals.ts';
import { usePerson } from '../../../../../shared/session/PersonProvider.tsx';
import { dialog as messages } from './messages.ts';

/** Unsent notes by user and piece, kept while the page is open. */
const notes = new Map<string, string>();

/** A note about a piece, kept until it's sent, even if its dialog closes. A kept note's field is shown right away. */
export function useReviewNote(piece: string) {
  const key = `${usePerson().person.session.userId} ${piece}`;
  const [firstNote] = useState(() => notes.get(key) ?? '');
  const [note, set] = useState(firstNote);
  const [problem, setProblem] = useState<string>();
  const [chosen, setSendingBack] = useState<boolean>();
  return {
    note,
    setNote: (next: string) => {
      notes.set(key, next);
      set(next);
      setProblem(undefined);
    },
    problem,
    /** Returns the note to send; undefined if it has a problem, which is then shown. */
    checked: () => {
      const trimmed = note.trim();
      const tooLong =
        trimmed.length > maxChangeNoteLength ? messages.tooLong(maxChangeNoteLength) : undefined;
      const foundProblem = trimmed ? tooLong : messages.noteMissing;
      setProblem(foundProblem);
      return foundProblem ? undefined : trimmed;
    },
    clearNote: () => void notes.delete(key),
    isSendingBack: chosen ?? firstNote !== '',
    setSendingBack,
    /** False while the dialog opens, because the dialog restores the earlier focus when it closes. */
    takesFocus: chosen === true,
  };
}
