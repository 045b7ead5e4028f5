import { Alert, Button, Row, SearchField, Select, Spinner, Text } from '@daybreak/ui';
import { finds } from '@daybreak/ui/search';
import { useState } from 'react';
import * as styles from '../batch.css.ts';
import { NoteCards } from './NoteCards.tsx';
import { PeopleList } from './PeopleList.tsx';
import { type PeopleFilter, type PeopleSourceProps, usePeople } from './usePeople.ts';

const nobodyDue = {
  without: 'Everyone in the directory has a card.',
  outdated: 'All cards and signatures are up to date.',
};

/** The choice of people from the staff directory. */
export function PeopleSource(props: PeopleSourceProps) {
  const { chosen, onChange, cards } = props;
  const [query, setQuery] = useState('');
  const store = usePeople(props);
  const { status, people, due, which, shown, count, isChosen, choose } = store;
  if (status === 'failed')
    return (
      <Alert
        tone="danger"
        title="Couldn't load the staff directory."
        action={
          <Button size="small" onClick={store.readAgain}>
            Try again
          </Button>
        }
      />
    );
  if (status === 'loading') return <Spinner label="Loading the staff directory" />;
  if (people.length === 0) return <Text size="sm">There's no one in the directory yet.</Text>;
  const matches = shown.filter(({ name, title, email }) => finds(query, [name, title, email]));
  return (
    <>
      {due.status === 'failed' ? (
        <Alert
          tone="warning"
          title="Couldn't check who needs a card."
          action={
            <Button size="small" onClick={store.readDueAgain}>
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
              { value: 'all', label: 'Everyone' },
              { value: 'without', label: `Without a card (${count('without')})` },
              { value: 'outdated', label: `Out of date (${count('outdated')})` },
            ]}
            onValueChange={(value) => store.show(value as PeopleFilter)}
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
      <Row gap="2" wrap>
        <Button size="small" onClick={() => choose((person) => matches.includes(person) || isChosen(person))}>
          {query ? 'Select all results' : 'Select all'}
        </Button>
        <Button size="small" onClick={() => onChange([])}>
          Clear selection
        </Button>
        {cards && due.status === 'ready' && which !== 'all' && shown.length > 0 ? (
          <NoteCards
            which={which}
            people={store.chosenDue}
            due={due.people}
            note={cards.note}
            onNoted={store.onNoted}
          />
        ) : null}
        <Text size="sm">{`${chosen.length} of ${people.length} selected`}</Text>
        <Text size="sm" role="status">
          {store.noted ? 'Saved.' : ''}
        </Text>
      </Row>
      {which !== 'all' && shown.length === 0 ? <Text size="sm">{nobodyDue[which]}</Text> : null}
      {shown.length > 0 && matches.length === 0 ? (
        <Text size="sm">{`No one matches “${query}”.`}</Text>
      ) : null}
      <PeopleList matches={matches} {...store} />
    </>
  );
}
