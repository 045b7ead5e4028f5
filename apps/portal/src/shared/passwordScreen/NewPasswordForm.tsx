import { Button, Form, PasswordField, toast } from '@daybreak/ui';
import { useState } from 'react';
import { kindOf } from '../../backend/errors.ts';
import { useRequest } from '../requests/useRequest.ts';
import { form } from './AuthScreen.css.ts';
import { passwordProblem } from './checkPassword.ts';
import { newPassword as messages } from './messages.ts';

interface NewPasswordFormProps {
  minimum: number;
  /** For password managers, which save the new password under this name. */
  email?: string;
  /** Whether to ask for the current password from the start. Otherwise the form asks only if the server does. */
  asksForCurrent?: boolean;
  /** Changes the password. Errors go to `explain`; if it returns `later`, something else is required first. */
  onUpdate: (password: string, current?: string) => Promise<unknown>;
  /** The message for a failed update. */
  explain: (error: unknown) => string;
  onDone: () => void;
}

/** A form for a new password, typed twice. A field that breaks a rule says so, and the typed values stay. */
export function NewPasswordForm({
  minimum,
  email,
  asksForCurrent = false,
  onUpdate,
  explain,
  onDone,
}: NewPasswordFormProps) {
  const [needsCurrent, setNeedsCurrent] = useState(asksForCurrent);
  const [currentPassword, setCurrentPassword] = useState('');
  const [currentProblem, setCurrentProblem] = useState<string>();
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [problem, setProblem] = useState<string>();

  const refuse = (description: string) => {
    setProblem(description);
    toast({ title: messages.errorTitle, description, tone: 'danger' });
  };

  const refuseCurrent = (description: string) => {
    setCurrentProblem(description);
    toast({ title: messages.errorTitle, description, tone: 'danger' });
  };

  const { busy, run } = useRequest((error) => {
    if (kindOf(error) === 'currentPassword') {
      setNeedsCurrent(true);
      refuseCurrent(needsCurrent ? messages.currentWrong : messages.currentMissing);
    } else refuse(explain(error));
    return undefined;
  });

  const submit = () => {
    if (busy) return;
    const broken = passwordProblem(password, confirmation, minimum);
    if (broken) {
      refuse(broken);
      return;
    }
    setProblem(undefined);
    if (needsCurrent && !currentPassword) {
      refuseCurrent(messages.currentMissing);
      return;
    }
    // Runs even if the form is gone by then.
    run(async () => {
      if ((await onUpdate(password, needsCurrent ? currentPassword : undefined)) === 'later') return;
      toast({ ...messages.success, tone: 'success' });
      onDone();
    });
  };

  return (
    <Form className={form} onSubmit={submit}>
      {email ? <input type="hidden" name="username" autoComplete="username" value={email} readOnly /> : null}
      {needsCurrent ? (
        <PasswordField
          label={messages.current}
          name="current-password"
          autoComplete="current-password"
          value={currentPassword}
          onChange={(event) => {
            setCurrentProblem(undefined);
            setCurrentPassword(event.target.value);
          }}
          error={currentProblem}
        />
      ) : null}
      <PasswordField
        label={messages.label}
        name="new-password"
        autoComplete="new-password"
        hint={messages.hint(minimum)}
        value={password}
        onChange={(event) => {
          setProblem(undefined);
          setPassword(event.target.value);
        }}
        error={problem && problem !== messages.mismatch ? problem : undefined}
      />
      <PasswordField
        label={messages.confirmLabel}
        name="confirm-password"
        autoComplete="new-password"
        value={confirmation}
        onChange={(event) => {
          setProblem(undefined);
          setConfirmation(event.target.value);
        }}
        error={problem === messages.mismatch ? problem : undefined}
      />
      <Button type="submit" tone="primary" wide busy={busy} busyLabel={messages.busy}>
        {messages.submit}
      </Button>
    </Form>
  );
}
