import { useState } from 'react';
import { usePerson } from '../../../../shared/session/PersonProvider.tsx';

/** What each person has typed about each piece, as long as the page is open. */
const typed = new Map<string, string>();

/** A note about a piece that's kept until it's sent, also if its dialog closes. */
export function useNote(piece: string) {
  const key = `${usePerson().person.session.userId} ${piece}`;
  const [begun] = useState(() => typed.get(key) ?? '');
  const [note, set] = useState(begun);
  return {
    note,
    wasBegun: begun !== '',
    setNote: (words: string) => {
      typed.set(key, words);
      set(words);
    },
    forget: () => void typed.delete(key),
  };
}
