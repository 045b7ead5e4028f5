import { Form, Stack, TextField } from '@daybreak/ui';
import { useState } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import type { Session } from '../../backend/interfaces/Auth.ts';
import type { Profile } from '../../backend/interfaces/Profiles.ts';
import { maxNameLength } from '../../backend/nameLimits.ts';
import { useSave } from '../../shared/forms/useSave.ts';
import { useStoredForm } from '../../shared/forms/useStoredForm.ts';
import { FormFooter } from './FormFooter.tsx';
import { profile as messages, profileToasts } from './messages.ts';
import * as styles from './ProfilePage.css.ts';

interface InformationFormProps {
  session: Session;
  profile: Profile;
  onSaved: (profile: Profile) => void;
}

/** The names, which all users can change, and the email, which they can't. */
export function InformationForm({ session, profile, onSaved }: InformationFormProps) {
  const backend = useBackend();
  const { firstName, lastName, displayName } = profile;
  const form = useStoredForm(`daybreak-profile:${session.userId}`, { firstName, lastName, displayName });
  const save = async () => {
    const saved = await backend.profiles.save(form.values);
    form.discard();
    onSaved(saved);
  };
  const { busy, failure, submit, clearFailure } = useSave(save, {
    done: profileToasts.saved,
    failed: profileToasts.saveFailed,
  });
  const { information } = messages;
  const [nameless, setNameless] = useState(false);
  const field = (name: 'firstName' | 'lastName' | 'displayName') => ({
    name,
    label: information[name],
    maxLength: maxNameLength,
    readOnly: busy,
    value: form.values[name],
    onChange: (event: { target: { value: string } }) => {
      clearFailure();
      setNameless(false);
      form.change({ [name]: event.target.value });
    },
  });

  return (
    <Form
      onSubmit={() => {
        if (form.values.firstName.trim()) return void submit();
        setNameless(true);
      }}
    >
      <Stack gap="4">
        <div className={styles.pair}>
          <TextField
            {...field('firstName')}
            error={nameless ? information.firstNameMissing : undefined}
            autoComplete="given-name"
          />
          <TextField {...field('lastName')} autoComplete="family-name" />
        </div>
        <TextField {...field('displayName')} hint={information.displayNameHint} autoComplete="nickname" />
        <TextField
          label={information.email}
          hint={information.emailHint}
          value={session.email}
          type="email"
          readOnly
        />
        <FormFooter
          isMain
          save={information.save}
          busy={busy}
          failure={failure}
          {...form}
          onDiscard={() => {
            clearFailure();
            form.discard();
          }}
        />
      </Stack>
    </Form>
  );
}
