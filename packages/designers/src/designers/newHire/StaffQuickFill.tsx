import { Button, Row, Select, Text } from '@daybreak/ui';
import { useState } from 'react';
import type { Notice, StaffChoice } from '../../editor/designer.ts';
import { useStaff } from '../../editor/userDetails/useStaff.ts';

interface StaffQuickFillProps {
  load: () => Promise<readonly StaffChoice[]>;
  onChoose: (person: StaffChoice) => void;
  notify: (notice: Notice) => void;
}

/** Verbatim from the specification. */
const failed: Notice = { title: 'Error', description: 'Failed to load staff directory', tone: 'danger' };

/** Fills the form from the staff directory. */
export function StaffQuickFill({ load, onChoose, notify }: StaffQuickFillProps) {
  const { status, people, retry } = useStaff(load, () => notify(failed));
  const [chosenId, setChosenId] = useState('');

  if (status === 'failed')
    return (
      <Row gap="3" wrap>
        <Text size="sm">Couldn't load the staff directory. You can still enter your details yourself.</Text>
        <Button size="small" onClick={retry}>
          Try again
        </Button>
      </Row>
    );
  return (
    <Select
      label="Fill in from the staff directory"
      placeholder={status === 'loading' ? 'Loading' : 'Choose a person'}
      disabled={status === 'loading' || people.length === 0}
      hint={status === 'ready' && people.length === 0 ? "There's no one in the directory yet." : undefined}
      value={chosenId}
      options={people.map(({ id, name, title }) => ({
        value: id,
        label: name,
        description: title,
        verbatim: true,
      }))}
      onValueChange={(id) => {
        setChosenId(id);
        const person = people.find((each) => each.id === id);
        if (person) onChoose(person);
      }}
    />
  );
}
