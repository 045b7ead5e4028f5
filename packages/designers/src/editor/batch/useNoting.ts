import { useState } from 'react';
import type { CardKind, CardMade, StaffCards } from '../userDetails/staffCards.ts';

/** Records the people whose files were saved, and keeps failed records for a retry. */
export function useNoting(cards: StaffCards | undefined) {
  const [unsaved, setUnsaved] = useState<{ kind: CardKind; madeCards: readonly CardMade[] }>();
  const note = async (kind: CardKind, madeCards: readonly CardMade[]) => {
    if (!cards) return;
    try {
      await cards.note(kind, madeCards);
      setUnsaved(undefined);
    } catch (error) {
      console.error("Couldn't record who has a card.", error);
      setUnsaved({ kind, madeCards });
    }
  };
  return { note, noteAgain: unsaved && (() => void note(unsaved.kind, unsaved.madeCards)) };
}
