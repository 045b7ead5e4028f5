import { Alert, Button, Form, Link, TextField, toast } from '@daybreak/ui';
import { useId, useState } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { type BackendErrorKind, kindOf } from '../../backend/errors.ts';
import { aside, form } from '../../shared/passwordScreen/AuthScreen.css.ts';
import { useRequest } from '../../shared/requests/useRequest.ts';
import { FailureNotice } from './FailureNotice.tsx';
import { forgot as messages } from './forgotMessages.ts';
import { signIn } from './messages.ts';

interface ForgotPasswordFormProps {
  email: string;
  onEmailChange: (email: string) => void;
  backHref: string;
}

/** Requests a reset email. The answer is the same for known and unknown addresses. */
export function ForgotPasswordForm({ email, onEmailChange, backHref }: ForgotPasswordFormProps) {
  const { auth } = useBackend();
  const [incomplete, setIncomplete] = useState(false);
  const [failure, setFailure] = useState<BackendErrorKind>();
  const [sentTo, setSentTo] = useState<string>();
  const notice = useId();

  const { busy, run } = useRequest((error) => {
    const kind = kindOf(error);
    if (kind === 'unexpected') console.error("Couldn't request the reset email.", error);
    setFailure(kind);
    return messages.failure;
  });

  const submit = () => {
    if (busy) return;
    const address = email.trim();
    setFailure(undefined);
    setIncomplete(!address);
    if (!address) {
      toast({ ...messages.incomplete, tone: 'danger' });
      return;
    }
    run(async () => {
      await auth.sendPasswordReset(address);
      setSentTo(address);
      toast({ ...messages.success, tone: 'success' });
    });
  };

  return (
    <Form className={form} onSubmit={submit}>
      {failure ? (
        <FailureNotice id={notice} failure={failure} message={messages.failure.description} />
      ) : null}
      {sentTo ? (
        <Alert tone="success" title={messages.sentTitle}>
          {messages.sent(sentTo)}
        </Alert>
      ) : null}
      <TextField
        label={messages.email}
        type="email"
        name="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        onChange={(event) => {
          setFailure(undefined);
          onEmailChange(event.target.value);
        }}
        describedBy={failure && notice}
        error={incomplete && !email.trim() ? signIn.emailMissing : undefined}
      />
      <Button type="submit" tone="primary" wide busy={busy} busyLabel={messages.busy}>
        {messages.submit}
      </Button>
      <div className={aside}>
        <Link href={backHref}>{messages.back}</Link>
      </div>
    </Form>
  );
}
