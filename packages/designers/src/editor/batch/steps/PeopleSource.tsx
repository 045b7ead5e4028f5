import {
  Alert,
  asSentence,
  Button,
  Checkbox,
  SearchField,
  Select,
  Spinner,
  Text,
  Verbatim,
} from '@daybreak/ui';
import { finds } from '@daybreak/ui/search';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { StaffChoice } from '../../designer.ts';
import type { StaffCards } from '../../userDetails/staffCards.ts';
import * as styles from '../batch.css.ts';
import { dueWords } from '../dueWords.ts';
import { type DueCards, useDueCards } from '../useDueCards.ts';
import { NoteCards } from './NoteCards.tsx';

interface PeopleSourceProps {
  load: () => Promise<readonly StaffChoice[]>;
  chosen: readonly StaffChoice[];
  onChange: (chosen: readonly StaffChoice[]) => void;
  /** Who has a card; without it, the list can't be filtered by that. */
  cards?: StaffCards | undefined;
}

type People =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; people: readonly StaffChoice[] };

type Which = 'everybody' | 'without' | 'outdated';

/** Of these, the people who have no card or an outdated one. */
function dueOf(people: readonly StaffChoice[], which: Which, due: DueCards): readonly StaffChoice[] {
  if (due.status !== 'ready' || which === 'everybody') return people;
  return people.filter(({ id }) => {
    const own = due.people.get(id);
    return which === 'without' ? own?.isWithoutCard : own && own.changes.length > 0;
  });
}

const nobodyDue = {
  without: 'Everybody in the directory has a card.',
  outdated: 'No card and no signature is out of date.',
};

/** The people in the staff directory that pieces are made for. */
export function PeopleSource({ load, chosen, onChange, cards }: PeopleSourceProps) {
  const [tries, setTries] = useState(0);
  const [query, setQuery] = useState('');
  const [state, setState] = useState<People>({ status: 'loading' });
  const { due, again } = useDueCards(cards?.due);
  const [asked, setAsked] = useState<Which>((cards?.due && cards.asked) ?? 'everybody');
  const which = due.status === 'ready' ? asked : 'everybody';
  const [noted, setNoted] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try reads again
  useEffect(() => {
    let cared = true;
    setState({ status: 'loading' });
    load().then(
      (people) => {
        if (cared) setState({ status: 'ready', people });
      },
      (error: unknown) => {
        console.error('The staff directory could not be read.', error);
        if (cared) setState({ status: 'failed' });
      },
    );
    return () => {
      cared = false;
    };
  }, [load, tries]);

  const people = state.status === 'ready' ? state.people : undefined;
  const isSought = due.status === 'ready' && people !== undefined;
  const chooseAsked = useEffectEvent(() => {
    if (isSought && which !== 'everybody') onChange(dueOf(people, which, due));
  });
  // Once, as soon as the people that the address asks for are known.
  useEffect(() => {
    if (isSought) chooseAsked();
  }, [isSought]);
  const chosenDue = useMemo(() => dueOf(chosen, which, due), [chosen, which, due]);

  if (state.status === 'failed')
    return (
      <Alert
        tone="danger"
        title="The staff directory could not be loaded."
        action={
          <Button size="small" onClick={() => setTries(tries + 1)}>
            Try again
          </Button>
        }
      />
    );
  if (!people || due.status === 'loading') return <Spinner label="Loading the staff directory" />;
  if (people.length === 0) return <Text size="sm">Nobody is in the directory yet.</Text>;
  const shown = dueOf(people, which, due);
  const found = shown.filter(({ name, title, email }) => finds(query, [name, title, email]));
  const isChosen = ({ id }: StaffChoice) => chosen.some((each) => each.id === id);
  const show = (next: Which) => {
    setAsked(next);
    setNoted(false);
    if (next !== 'everybody') onChange(dueOf(people, next, due));
  };
  const counted = (next: Which) => dueOf(people, next, due).length;
  return (
    <>
      {due.status === 'failed' ? (
        <Alert
          tone="warning"
          title="Who has no card, and whose is out of date, could not be loaded."
          action={
            <Button size="small" onClick={again}>
              Try again
            </Button>
          }
        />
      ) : null}
      <div className={due.status === 'ready' ? styles.columns : undefined}>
        {due.status === 'ready' ? (
          <Select
            label="People"
            value={which}
            options={[
              { value: 'everybody', label: 'Everybody' },
              { value: 'without', label: `Without a card (${counted('without')})` },
              { value: 'outdated', label: `Out of date (${counted('outdated')})` },
            ]}
            onValueChange={(value) => show(value as Which)}
          />
        ) : null}
        <SearchField
          label="Search people"
          clearLabel="Clear the search"
          placeholder="Name, job title or email"
          value={query}
          onValueChange={setQuery}
        />
      </div>
      <div className={styles.actions}>
        <Button
          size="small"
          onClick={() => onChange(people.filter((person) => found.includes(person) || isChosen(person)))}
        >
          {query ? 'Choose all found' : which === 'everybody' ? 'Choose everybody' : 'Choose all of these'}
        </Button>
        <Button size="small" onClick={() => onChange([])}>
          Choose nobody
        </Button>
        {cards && due.status === 'ready' && which !== 'everybody' && shown.length > 0 ? (
          <NoteCards
            which={which}
            people={chosenDue}
            due={due.people}
            note={cards.note}
            onNoted={() => {
              setNoted(true);
              onChange(chosen.filter((person) => !chosenDue.includes(person)));
              again();
            }}
          />
        ) : null}
        <Text size="sm">{`${chosen.length} of ${people.length} chosen`}</Text>
        <Text size="sm" role="status">
          {noted ? 'Noted.' : ''}
        </Text>
      </div>
      {which !== 'everybody' && shown.length === 0 ? <Text size="sm">{nobodyDue[which]}</Text> : null}
      {shown.length > 0 && found.length === 0 ? <Text size="sm">{`Nobody matches “${query}”.`}</Text> : null}
      <div className={styles.people}>
        {found.map((person) => {
          const own = due.status === 'ready' ? due.people.get(person.id) : undefined;
          return (
            <Checkbox
              key={person.id}
              label={<Verbatim>{person.name}</Verbatim>}
              hint={
                own ? (
                  <>
                    <span>{person.title}</span>
                    {dueWords(own).map((says) => (
                      <span key={says} className={styles.reason}>
                        {asSentence(says)}
                      </span>
                    ))}
                  </>
                ) : (
                  person.title
                )
              }
              checked={isChosen(person)}
              onCheckedChange={(checked) =>
                // In the directory's order.
                onChange(people.filter((each) => (each.id === person.id ? checked : isChosen(each))))
              }
            />
          );
        })}
      </div>
    </>
  );
}
