import { Button, Form, Link, PasswordField, TextField, toast } from '@daybreak/ui';
import { useId, useRef, useState } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { type BackendErrorKind, kindOf } from '../../backend/errors.ts';
import { aside, form } from '../../shared/passwordScreen/AuthScreen.css.ts';
import { useRequest } from '../../shared/requests/useRequest.ts';
import { FailureNotice } from './FailureNotice.tsx';
import { signIn as messages, signInFailure } from './messages.ts';

interface SignInFormProps {
  email: string;
  onEmailChange: (email: string) => void;
  forgotHref: string;
  onFocus?: () => void;
}

/** Email and password. On success the session changes, and the parent page moves on. */
export function SignInForm({ email, onEmailChange, forgotHref, onFocus }: SignInFormProps) {
  const { auth } = useBackend();
  const [password, setPassword] = useState('');
  const [isIn, setIsIn] = useState(false);
  const [incomplete, setIncomplete] = useState(false);
  const [failure, setFailure] = useState<BackendErrorKind>();
  const passwordField = useRef<HTMLInputElement>(null);
  const notice = useId();
  const describedBy = failure && notice;

  const { busy, run } = useRequest((error) => {
    const kind = kindOf(error);
    if (kind === 'unexpected') console.error('Signing in failed.', error);
    setFailure(kind);
    if (kind === 'invalidCredentials') {
      passwordField.current?.focus();
      passwordField.current?.select();
    }
    return signInFailure(kind);
  });

  const submit = () => {
    if (busy || isIn) return;
    setFailure(undefined);
    setIncomplete(!email.trim() || !password);
    if (!email.trim() || !password) {
      toast({ ...messages.incomplete, tone: 'danger' });
      return;
    }
    run(async () => {
      const { secondStep } = await auth.signIn(email.trim(), password);
      setIsIn(true);
      if (secondStep !== 'due') toast({ ...messages.success, tone: 'success' });
    });
  };

  return (
    <Form className={form} onSubmit={submit} onFocus={onFocus}>
      {failure ? (
        <FailureNotice id={notice} failure={failure} message={signInFailure(failure).description} />
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
        describedBy={describedBy}
        error={incomplete && !email.trim() ? messages.emailMissing : undefined}
      />
      <PasswordField
        ref={passwordField}
        label={messages.password}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => {
          setFailure(undefined);
          setPassword(event.target.value);
        }}
        describedBy={describedBy}
        error={incomplete && !password ? messages.passwordMissing : undefined}
      />
      <Button type="submit" tone="primary" wide busy={busy || isIn} busyLabel={messages.busy}>
        {messages.submit}
      </Button>
      <div className={aside}>
        <Link href={forgotHref}>{messages.forgot}</Link>
      </div>
    </Form>
  );
}
