import { Button, Form, Stack, toast } from '@daybreak/ui';
import { useEffect, useRef } from 'react';
import { useBackend } from '../../../backend/BackendProvider.tsx';
import { toFormDetails } from '../../../backend/detailChanges.ts';
import type { Colleague, ColleagueView } from '../../../backend/interfaces/People.ts';
import { FailureInPlace } from '../../../shared/forms/FailureInPlace.tsx';
import { useStoredForm } from '../../../shared/forms/useStoredForm.ts';
import * as styles from './ColleaguePage.css.ts';
import { form as messages } from './messages.ts';
import { PersonFields } from './PersonFields.tsx';
import type { PersonFormValues } from './personForm.ts';
import { usePersonForm } from './usePersonForm.ts';

interface DetailsFormProps {
  view: ColleagueView;
  onSaved: (person: Colleague) => void;
  onClose: () => void;
}

/** A super admin's form for a colleague. This browser keeps the input until it's saved or canceled. */
export function DetailsForm({ view: { person, manager }, onSaved, onClose }: DetailsFormProps) {
  const { people } = useBackend();
  const { managerId: _, ...before } = toFormDetails(person);
  const storedForm = useStoredForm<PersonFormValues>(`daybreak-person:${person.id}`, {
    ...before,
    email: person.email,
    manager: manager?.email ?? '',
  });
  const { submit, clearFailure, failure, ...fields } = usePersonForm({
    self: person.id,
    values: storedForm.values,
    async send(entered, details) {
      // An untouched manager stays, even if the list of colleagues failed to load.
      const managerId =
        entered.manager === (manager?.email ?? '') ? (person.managerId ?? '') : details.managerId;
      const saved = await people.save(person.id, toFormDetails(person), { ...details, managerId });
      storedForm.discard();
      toast({ ...messages.saved, tone: 'success' });
      onSaved(saved);
    },
  });
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => element.current?.querySelector('input')?.focus(), []);

  return (
    <Form ref={element} onSubmit={submit} aria-label={messages.save}>
      <Stack gap="4">
        <PersonFields
          {...fields}
          values={storedForm.values}
          isNew={false}
          onChange={(changes) => {
            clearFailure();
            storedForm.change(changes);
          }}
        />
        <FailureInPlace message={failure} />
        <div className={styles.buttons}>
          <Button
            type="submit"
            tone="primary"
            busy={fields.busy}
            busyLabel={messages.saving}
            disabled={!storedForm.isDirty}
          >
            {messages.save}
          </Button>
          <Button
            disabled={fields.busy}
            onClick={() => {
              storedForm.discard();
              onClose();
            }}
          >
            {messages.cancel}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
