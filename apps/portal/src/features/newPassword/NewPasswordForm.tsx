import { Button, PasswordField, toast } from '@daybreak/ui';
import { type FormEvent, useState } from 'react';
import { form } from '../passwordScreen/AuthScreen.css.ts';
import { problemWith } from './checkPassword.ts';
import { newPassword as text } from './messages.ts';

interface NewPasswordFormProps {
  minimum: number;
  /** For password managers, which store the new password under this name. */
  email?: string;
  /** Changes the password. What it throws is given to `explain`. */
  onUpdate: (password: string) => Promise<void>;
  /** The words for a failed update. */
  explain: (error: unknown) => string;
  onDone: () => void;
}

/** A new password, typed twice. The field that a rule is about says so too, and what was typed stays. */
export function NewPasswordForm({ minimum, email, onUpdate, explain, onDone }: NewPasswordFormProps) {
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  const refuse = (description: string) => {
    setProblem(description);
    toast({ title: text.errorTitle, description, tone: 'danger' });
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const broken = problemWith(password, confirmation, minimum);
    if (broken) {
      refuse(broken);
      return;
    }
    setProblem(undefined);
    setBusy(true);
    try {
      await onUpdate(password);
      toast({ ...text.success, tone: 'success' });
      onDone();
    } catch (error) {
      refuse(explain(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form className={form} onSubmit={submit} noValidate>
      {email ? <input type="hidden" name="username" autoComplete="username" value={email} readOnly /> : null}
      <PasswordField
        label={text.label}
        name="new-password"
        autoComplete="new-password"
        hint={text.hint(minimum)}
        value={password}
        onChange={(event) => {
          setProblem(undefined);
          setPassword(event.target.value);
        }}
        error={problem && problem !== text.mismatch ? problem : undefined}
      />
      <PasswordField
        label={text.confirmLabel}
        name="confirm-password"
        autoComplete="new-password"
        value={confirmation}
        onChange={(event) => {
          setProblem(undefined);
          setConfirmation(event.target.value);
        }}
        error={problem === text.mismatch ? problem : undefined}
      />
      <Button type="submit" tone="primary" wide busy={busy} busyLabel={text.busy}>
        {text.submit}
      </Button>
    </form>
  );
}
