import { Alert, Button, Checkbox, SearchField, Spinner, Text } from '@daybreak/ui';
import { useEffect, useState } from 'react';
import { finds } from '../images/searchPictures.ts';
import type { StaffChoice } from '../workbench/designer.ts';
import * as styles from './rows.css.ts';

interface PeopleSourceProps {
  load: () => Promise<readonly StaffChoice[]>;
  chosen: readonly StaffChoice[];
  onChange: (chosen: readonly StaffChoice[]) => void;
}

type People =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; people: readonly StaffChoice[] };

/** Whom of the staff directory pieces are made for. */
export function PeopleSource({ load, chosen, onChange }: PeopleSourceProps) {
  const [tries, setTries] = useState(0);
  const [query, setQuery] = useState('');
  const [state, setState] = useState<People>({ status: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try reads anew
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

  if (state.status === 'loading') return <Spinner label="Loading the staff directory" />;
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
  const { people } = state;
  if (people.length === 0) return <Text size="sm">Nobody is in the directory yet.</Text>;
  const found = people.filter(({ name, title, email }) => finds(query, [name, title, email]));
  const isChosen = ({ id }: StaffChoice) => chosen.some((each) => each.id === id);
  return (
    <>
      <div className={styles.actions}>
        <Button
          size="small"
          onClick={() => onChange(people.filter((person) => found.includes(person) || isChosen(person)))}
        >
          {query ? 'Choose all found' : 'Choose everybody'}
        </Button>
        <Button size="small" onClick={() => onChange([])}>
          Choose nobody
        </Button>
        <Text size="sm">{`${chosen.length} of ${people.length} chosen`}</Text>
      </div>
      <SearchField
        label="Search people"
        clearLabel="Clear the search"
        placeholder="Name, job title or email"
        value={query}
        onValueChange={setQuery}
      />
      {found.length === 0 ? <Text size="sm">{`Nobody matches “${query}”.`}</Text> : null}
      <div className={styles.people}>
        {found.map((person) => (
          <Checkbox
            key={person.id}
            label={person.name}
            hint={person.title}
            checked={isChosen(person)}
            onCheckedChange={(checked) =>
              // In the order of the directory.
              onChange(people.filter((each) => (each.id === person.id ? checked : isChosen(each))))
            }
          />
        ))}
      </div>
    </>
  );
}
