import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { StaffChoice } from '../../designer.ts';
import type { StaffCards } from '../../userDetails/staffCards.ts';
import { useStaff } from '../../userDetails/useStaff.ts';
import { type DueCards, useDueCards } from '../useDueCards.ts';

export interface PeopleSourceProps {
  load: () => Promise<readonly StaffChoice[]>;
  chosen: readonly StaffChoice[];
  onChange: (chosen: readonly StaffChoice[]) => void;
  /** The cards of staff. Without them, the list can't be filtered by whether a card is due. */
  cards?: StaffCards | undefined;
}

export type PeopleFilter = 'all' | 'without' | 'outdated';

/** The people among these who have no card or an outdated one. */
function dueOf(people: readonly StaffChoice[], which: PeopleFilter, due: DueCards): readonly StaffChoice[] {
  if (due.status !== 'ready' || which === 'all') return people;
  return people.filter(({ id }) => {
    const dueCards = due.people.get(id);
    return which === 'without' ? dueCards?.isWithoutCard : dueCards && dueCards.changes.length > 0;
  });
}

/** The people in the staff directory, those whose cards are due, and those who are chosen. */
export function usePeople({ load, chosen, onChange, cards }: PeopleSourceProps) {
  const staff = useStaff(load);
  const { people } = staff;
  const { due, retry } = useDueCards(cards?.due);
  const [filter, setFilter] = useState<PeopleFilter>((cards?.due && cards.asked) ?? 'all');
  const activeFilter = due.status === 'ready' ? filter : 'all';
  const [isNoted, setNoted] = useState(false);
  const isSought = due.status === 'ready' && staff.status === 'ready';
  const chooseAsked = useEffectEvent(() => {
    if (isSought && activeFilter !== 'all') onChange(dueOf(people, activeFilter, due));
  });
  // Once, as soon as the people that the address asks for are known.
  useEffect(() => {
    if (isSought) chooseAsked();
  }, [isSought]);
  const chosenDue = useMemo(() => dueOf(chosen, activeFilter, due), [chosen, activeFilter, due]);
  const isChosen = ({ id }: StaffChoice) => chosen.some((each) => each.id === id);

  return {
    status: due.status === 'loading' && staff.status === 'ready' ? 'loading' : staff.status,
    readAgain: staff.retry,
    people,
    due,
    readDueAgain: retry,
    which: activeFilter,
    /** The people that the filter shows. */
    shown: dueOf(people, activeFilter, due),
    count: (next: PeopleFilter) => dueOf(people, next, due).length,
    show: (next: PeopleFilter) => {
      setFilter(next);
      setNoted(false);
      if (next !== 'all') onChange(dueOf(people, next, due));
    },
    chosenDue,
    isChosen,
    // Keep the directory's order.
    choose: (of: (person: StaffChoice) => boolean) => onChange(people.filter(of)),
    noted: isNoted,
    onNoted: () => {
      setNoted(true);
      onChange(chosen.filter((person) => !chosenDue.includes(person)));
      retry();
    },
  };
}

export type PeopleStore = ReturnType<typeof usePeople>;
