import { Button, Select, Text } from '@daybreak/ui';
import { useCallback, useEffect, useState } from 'react';
import type { Notice, StaffChoice } from '../../editor/designer.ts';
import * as styles from './NewHire.css.ts';

interface StaffQuickFillProps {
  load: () => Promise<readonly StaffChoice[]>;
  onChoose: (person: StaffChoice) => void;
  notify: (notice: Notice) => void;
}

type People = { status: 'loading' | 'failed' } | { status: 'ready'; people: readonly StaffChoice[] };

/** Verbatim from the specification. */
const failed: Notice = { title: 'Error', description: 'Failed to load staff directory', tone: 'danger' };

/** Fills the form from the staff directory. */
export function StaffQuickFill({ load, onChoose, notify }: StaffQuickFillProps) {
  const [state, setState] = useState<People>({ status: 'loading' });
  const [chosen, setChosen] = useState('');

  const read = useCallback(() => {
    let cared = true;
    setState({ status: 'loading' });
    load().then(
      (people) => {
        if (cared) setState({ status: 'ready', people });
      },
      (error: unknown) => {
        console.error('The staff directory could not be read.', error);
        if (!cared) return;
        setState({ status: 'failed' });
        notify(failed);
      },
    );
    return () => {
      cared = false;
    };
  }, [load, notify]);
  useEffect(read, [read]);

  if (state.status === 'failed')
    return (
      <div className={styles.failed}>
        <Text size="sm">The staff directory could not be loaded. You can still type your details.</Text>
        <Button size="small" onClick={read}>
          Try again
        </Button>
      </div>
    );
  const people = state.status === 'ready' ? state.people : [];
  return (
    <Select
      label="Quick fill from the staff directory"
      placeholder={state.status === 'loading' ? 'Loading' : 'Choose a person'}
      disabled={state.status === 'loading' || people.length === 0}
      hint={state.status === 'ready' && people.length === 0 ? 'Nobody is in the directory yet.' : undefined}
      value={chosen}
      options={people.map(({ id, name, title }) => ({
        value: id,
        label: name,
        description: title,
        verbatim: true,
      }))}
      onValueChange={(id) => {
        setChosen(id);
        const person = people.find((each) => each.id === id);
        if (person) onChoose(person);
      }}
    />
  );
}
