import { Card, Form, IconButton, TextField } from '@daybreak/ui';
import { Check, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useBackend } from '../../../backend/BackendProvider.tsx';
import type { StaffMember } from '../../../backend/interfaces/Staff.ts';
import { maxNameLength } from '../../../backend/nameLimits.ts';
import { FailureInPlace } from '../../../shared/forms/FailureInPlace.tsx';
import { useSave } from '../../../shared/forms/useSave.ts';
import { useStoredForm } from '../../../shared/forms/useStoredForm.ts';
import { plainName } from '../../../shared/staff/staffNames.ts';
import { directory, toasts } from './messages.ts';
import * as styles from './StaffCard.css.ts';

/** Longest values that the database accepts, in characters. */
const maxLengths = { firstName: maxNameLength, lastName: maxNameLength, phone: 40 };
const messages = directory.card;

interface StaffCardEditorProps {
  person: StaffMember;
  onSaved: (person: StaffMember) => void;
  onCancel: () => void;
}

/**
 * A card in edit mode. The email can't be changed. This browser keeps unsaved input, so editing another card or
 * reloading loses nothing.
 */
export function StaffCardEditor({ person, onSaved, onCancel }: StaffCardEditorProps) {
  const { staff } = useBackend();
  const form = useStoredForm(`daybreak-card:${person.id}`, {
    firstName: person.firstName,
    lastName: person.lastName ?? '',
    phone: person.phone ?? '',
  });
  const [nameless, setNameless] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.select(), []);

  const { busy, failure, submit, clearFailure } = useSave(
    async () => {
      const saved = await staff.update(person.id, form.values);
      form.discard();
      onSaved(saved);
    },
    { done: toasts.saved, failed: toasts.saveFailed },
  );
  const cancel = () => {
    form.discard();
    onCancel();
  };
  const cancelOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || busy) return;
    event.stopPropagation();
    cancel();
  };
  const field = (name: keyof typeof maxLengths) => ({
    name,
    label: messages[name],
    maxLength: maxLengths[name],
    readOnly: busy,
    value: form.values[name],
    onChange: (event: { target: { value: string } }) => {
      setNameless(false);
      clearFailure();
      form.change({ [name]: event.target.value });
    },
  });

  return (
    <Card as="article" padding="none">
      <Form
        className={styles.card}
        aria-label={messages.edit(plainName(person))}
        onKeyDown={cancelOnEscape}
        onSubmit={() => {
          if (form.values.firstName.trim()) return void submit();
          setNameless(true);
        }}
      >
        <TextField
          {...field('firstName')}
          ref={first}
          error={nameless ? messages.firstNameMissing : undefined}
        />
        <TextField {...field('lastName')} />
        <TextField {...field('phone')} type="tel" />
        <TextField label={messages.email} type="email" value={person.email} disabled />
        <FailureInPlace message={failure} />
        <div className={styles.cardFooter}>
          <div className={styles.actions}>
            <IconButton
              size="small"
              label={messages.cancel}
              icon={<X size={18} />}
              disabled={busy}
              onClick={cancel}
            />
            <IconButton
              size="small"
              tone="primary"
              type="submit"
              label={busy ? messages.saving : messages.save}
              icon={<Check size={18} />}
              busy={busy}
            />
          </div>
        </div>
      </Form>
    </Card>
  );
}
