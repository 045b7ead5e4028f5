import { Form, Stack, TextField } from '@daybreak/ui';
import { useBackend } from '../../backend/BackendProvider.tsx';
import type { StaffMember } from '../../backend/interfaces/Staff.ts';
import { useSave } from '../../shared/forms/useSave.ts';
import { useStoredForm } from '../../shared/forms/useStoredForm.ts';
import { FormFooter } from './FormFooter.tsx';
import { profile as messages, profileToasts } from './messages.ts';
import * as styles from './ProfilePage.css.ts';

/** Maximum lengths in the database, in characters. */
const maxLengths = { phone: 40, jobTitle: 120 };

interface CompanyFormProps {
  staff: StaffMember;
  onSaved: (staff: StaffMember) => void;
}

/** Phone and job title, which only super admins may change. */
export function CompanyForm({ staff, onSaved }: CompanyFormProps) {
  const backend = useBackend();
  const form = useStoredForm(`daybreak-company:${staff.id}`, {
    phone: staff.phone ?? '',
    jobTitle: staff.jobTitle ?? '',
  });
  const save = async () => {
    const saved = await backend.staff.saveCompanyInfo(form.values);
    form.discard();
    onSaved(saved);
  };
  const { busy, failure, submit, clearFailure } = useSave(save, {
    done: profileToasts.companySaved,
    failed: profileToasts.companyFailed,
  });
  const field = (name: keyof typeof maxLengths) => ({
    name,
    label: messages.company[name],
    maxLength: maxLengths[name],
    readOnly: busy,
    value: form.values[name],
    onChange: (event: { target: { value: string } }) => {
      clearFailure();
      form.change({ [name]: event.target.value });
    },
  });

  return (
    <Form onSubmit={submit} className={styles.company}>
      <Stack gap="4">
        <div className={styles.pair}>
          <TextField {...field('phone')} type="tel" autoComplete="work tel" />
          <TextField {...field('jobTitle')} autoComplete="organization-title" />
        </div>
        <FormFooter
          save={messages.company.save}
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
