import { Button, Form, TextField } from '@daybreak/ui';
import { useState } from 'react';
import { failureMessage } from '../../../../shared/requests/failure.ts';
import { useRequest } from '../../../../shared/requests/useRequest.ts';
import { versions as messages, naming } from '../messages.ts';
import * as styles from './VersionsDialog.css.ts';

interface VersionNameFormProps {
  initialName: string;
  save: (name: string) => Promise<unknown>;
  onSaved: (name: string) => void;
}

/** Names or renames a version. */
export function VersionNameForm({ initialName, save, onSaved }: VersionNameFormProps) {
  const [name, setName] = useState(initialName);
  const { busy, failure, run } = useRequest(failureMessage);
  const [isEmpty, setIsEmpty] = useState(false);
  return (
    <Form
      className={styles.nameForm}
      onSubmit={() => {
        const trimmedName = name.trim();
        setIsEmpty(!trimmedName);
        if (trimmedName)
          run(
            () => save(trimmedName),
            () => onSaved(trimmedName),
          );
      }}
    >
      <div className={styles.nameField}>
        <TextField
          autoFocus
          label={naming.name}
          dir="auto"
          autoComplete="off"
          maxLength={120}
          value={name}
          error={isEmpty ? naming.empty : failure}
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      <Button type="submit" busy={busy}>
        {messages.saveName}
      </Button>
    </Form>
  );
}
