import { useState } from 'react';
import type { CardKind, CardMade, StaffCards } from '../userDetails/staffCards.ts';

/** Records the people whose files were saved, and keeps failed records for a retry. */
export function useNoting(cards: StaffCards | undefined) {
  const [left, setLeft] = useState<{ kind: CardKind; made: readonly CardMade[] }>();
  const note = async (kind: CardKind, made: readonly CardMade[]) => {
    if (!cards) return;
    try {
      await cards.note(kind, made);
      setLeft(undefined);
    } catch (error) {
      console.error("Couldn't record who has a card.", error);
      setLeft({ kind, made });
    }
  };
  return { note, noteAgain: left && (() => void note(left.kind, left.made)) };
}
