import { Button, Checkbox, Dialog, Form, Stack, toast } from '@daybreak/ui';
import { emailKey } from '@daybreak/ui/search';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBackend } from '../../../backend/BackendProvider.tsx';
import { enteredNames, mapToRecord } from '../../../backend/interfaces/personDetails.ts';
import { FailureInPlace } from '../../../shared/forms/FailureInPlace.tsx';
import { useStoredForm } from '../../../shared/forms/useStoredForm.ts';
import { profilePath } from '../../../shared/staff/profilePath.ts';
import { plainName } from '../../../shared/staff/staffNames.ts';
import { form as formMessages, addition as messages } from './messages.ts';
import { PersonFields } from './PersonFields.tsx';
import type { PersonFormValues } from './personForm.ts';
import { usePersonForm } from './usePersonForm.ts';

const emptyForm: PersonFormValues = { ...mapToRecord(enteredNames, () => ''), email: '', manager: '' };

/** Adds a person to the directory. This browser keeps the input until then. */
export function AddPersonDialog({ onClose }: { onClose: () => void }) {
  const { people } = useBackend();
  const navigate = useNavigate();
  const id = useId();
  const [invites, setInvites] = useState(true);
  const storedForm = useStoredForm<PersonFormValues>('daybreak-new-person', emptyForm);
  const { submit, clearFailure, failure, ...fields } = usePersonForm({
    values: storedForm.values,
    async send({ email }, details) {
      const added = await people.add(emailKey(email), details);
      storedForm.discard();
      toast({ ...messages.added(plainName(added)), tone: 'success' });
      if (invites) await invite(added.id);
      onClose();
      navigate(profilePath(added.id));
    },
  });
  /** Sends an invitation. If that fails, the person stays added. */
  const invite = (entry: string) =>
    people.invite(entry).catch((error: unknown) => {
      console.error("Couldn't invite a new person.", error);
      toast({ title: formMessages.failed.title, description: messages.notInvited, tone: 'danger' });
    });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={messages.title}
      description={messages.description}
      footer={
        <>
          <Button
            disabled={fields.busy}
            onClick={() => {
              storedForm.discard();
              onClose();
            }}
          >
            {formMessages.cancel}
          </Button>
          <Button type="submit" form={id} tone="primary" busy={fields.busy} busyLabel={formMessages.saving}>
            {messages.add}
          </Button>
        </>
      }
    >
      <Form id={id} onSubmit={submit} aria-label={messages.title}>
        <Stack gap="4">
          <PersonFields
            {...fields}
            values={storedForm.values}
            isNew
            onChange={(changes) => {
              clearFailure();
              storedForm.change(changes);
            }}
          />
          <Checkbox
            label={messages.invite}
            hint={messages.inviteHint}
            checked={invites}
            onCheckedChange={setInvites}
          />
          <FailureInPlace message={failure} />
        </Stack>
      </Form>
    </Dialog>
  );
}
