import { Alert, Button } from '@daybreak/ui';
import { useState } from 'react';
import type { StaffChoice } from '../../designer.ts';
import type { CardKind, OutdatedCards, StaffCards } from '../../userDetails/staffCards.ts';
import { defaultUserDetails } from '../../userDetails/userDetails.ts';

interface NoteCardsProps {
  /** People without a card, or with an outdated one. */
  which: 'without' | 'outdated';
  people: readonly StaffChoice[];
  due: ReadonlyMap<string, OutdatedCards>;
  note: StaffCards['note'];
  onNoted: () => void;
}

const words = {
  without: {
    ask: 'Mark as already having a card',
    sure: (count: number) =>
      count === 1 ? 'Confirm: this person already has a card' : `Confirm: ${count} people already have cards`,
  },
  outdated: {
    ask: 'Ignore these changes',
    sure: (count: number) =>
      count === 1 ? 'Mark this person as up to date' : `Mark ${count} people as up to date`,
  },
};

/** A button that takes people off the list without making files: their cards were made elsewhere or need no update. */
export function NoteCards({ which, people, due, note, onNoted }: NoteCardsProps) {
  /** The people that the first press was for; a second press confirms. */
  const [confirmedFor, setConfirmedFor] = useState<readonly StaffChoice[]>();
  const [busy, setBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const isConfirmed = confirmedFor === people;
  const needs = ({ id }: StaffChoice, kind: CardKind) =>
    which === 'without' ? kind === 'card' : due.get(id)?.changes.some((change) => change.kind === kind);

  const press = async () => {
    if (!isConfirmed) {
      setConfirmedFor(people);
      return;
    }
    setBusy(true);
    setHasFailed(false);
    try {
      for (const kind of ['card', 'signature'] as const) {
        const cards = people
          .filter((person) => needs(person, kind))
          .map((from) => ({ user: { ...defaultUserDetails, ...detailsOf(from) }, from }));
        if (cards.length > 0) await note(kind, cards);
      }
      onNoted();
    } catch (error) {
      console.error("Couldn't record who has a card.", error);
      setHasFailed(true);
    }
    setBusy(false);
  };

  return (
    <>
      <Button
        size="small"
        tone={isConfirmed ? 'primary' : 'neutral'}
        busy={busy}
        busyLabel="Saving"
        disabledReason={people.length === 0 ? 'Choose someone first.' : undefined}
        onClick={() => void press()}
      >
        {isConfirmed ? words[which].sure(people.length) : words[which].ask}
      </Button>
      {hasFailed ? <Alert tone="danger" title="Couldn't save this change. Try again." /> : null}
    </>
  );
}

const detailsOf = ({ name, title, email, phone }: StaffChoice) => ({ name, title, email, phone });
