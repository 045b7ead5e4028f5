import { useState } from 'react';
import { longestChangeNote } from '../../../../../backend/interfaces/Approvals.ts';
import { usePerson } from '../../../../../shared/session/PersonProvider.tsx';
import { dialog as words } from './messages.ts';

/** What each person has typed about each piece, as long as the page is open. */
const typed = new Map<string, string>();

/** A note about a piece that's kept until it's sent, also if its dialog closes. Its field is shown at once if it was begun earlier. */
export function useNote(piece: string) {
  const key = `${usePerson().person.session.userId} ${piece}`;
  const [begun] = useState(() => typed.get(key) ?? '');
  const [note, set] = useState(begun);
  const [problem, setProblem] = useState<string>();
  const [chosen, setSendingBack] = useState<boolean>();
  return {
    note,
    setNote: (next: string) => {
      typed.set(key, next);
      set(next);
      setProblem(undefined);
    },
    problem,
    /** What's sent; undefined, with the problem, if it can't be. */
    checked: () => {
      const trimmed = note.trim();
      const tooLong = trimmed.length > longestChangeNote ? words.tooLong(longestChangeNote) : undefined;
      const wrong = trimmed ? tooLong : words.noteMissing;
      setProblem(wrong);
      return wrong ? undefined : trimmed;
    },
    forget: () => void typed.delete(key),
    isSendingBack: chosen ?? begun !== '',
    setSendingBack,
    /** Not while the dialog opens: it gives the focus back to what had it before. */
    takesFocus: chosen === true,
  };
}
