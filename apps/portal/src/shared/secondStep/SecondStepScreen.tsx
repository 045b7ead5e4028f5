import { Alert, Button, Form, TextField, toast } from '@daybreak/ui';
import { useEffect, useRef, useState } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { kindOf } from '../../backend/errors.ts';
import { usePage } from '../navigation/usePage.ts';
import { form } from '../passwordScreen/AuthScreen.css.ts';
import { AuthScreen } from '../passwordScreen/AuthScreen.tsx';
import { fixedFailure } from '../requests/failure.ts';
import { useRequest } from '../requests/useRequest.ts';
import { parseCode } from './codeFormat.ts';
import { codeProblems, failureText, screen as messages } from './messages.ts';
import * as styles from './SecondStep.css.ts';

/** Asks for the code after the password. If it's right, the session changes and the parent page moves on. */
export function SecondStepScreen() {
  const { account, auth } = useBackend();
  const [recovery, setRecovery] = useState(false);
  const [entered, setEntered] = useState('');
  const [problem, setProblem] = useState<string>();
  const { busy, failure, run, clearFailure } = useRequest((error) => {
    const kind = kindOf(error);
    if (kind === 'wrongCode') {
      setProblem(recovery ? codeProblems.wrongRecovery : codeProblems.wrong);
      return undefined;
    }
    if (kind === 'unexpected') console.error('The second step failed.', error);
    return failureText(kind);
  });
  const signOutRequest = useRequest(fixedFailure(messages.leaveFailed));
  const field = useRef<HTMLInputElement>(null);
  usePage(messages.title);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other field takes the focus.
  useEffect(() => field.current?.focus(), [recovery]);

  const submit = () => {
    clearFailure();
    const code = recovery ? entered.trim() : parseCode(entered);
    if (!code) {
      setProblem(recovery ? codeProblems.recovery : codeProblems.digits);
      return;
    }
    run(async () => {
      await (recovery ? account.takeRecoveryCode(code) : account.takeSecondStep(code));
      toast({ ...messages.success, tone: 'success' });
    });
  };

  return (
    <AuthScreen heading={messages.title} intro={recovery ? messages.recoveryIntro : messages.intro}>
      <Form className={form} onSubmit={submit}>
        {failure ? <Alert tone="danger" title={failure} /> : null}
        <TextField
          key={String(recovery)}
          ref={field}
          label={recovery ? messages.recoveryCode : messages.code}
          hint={recovery ? messages.recoveryHint : messages.codeHint}
          name={recovery ? 'recovery-code' : 'code'}
          inputMode={recovery ? 'text' : 'numeric'}
          autoComplete={recovery ? 'off' : 'one-time-code'}
          autoCapitalize="none"
          spellCheck={false}
          value={entered}
          readOnly={busy}
          error={problem}
          onChange={(event) => {
            setProblem(undefined);
            setEntered(event.target.value);
          }}
        />
        <Button type="submit" tone="primary" wide busy={busy} busyLabel={messages.busy}>
          {messages.submit}
        </Button>
        <div className={styles.actions}>
          <Button
            tone="quiet"
            size="small"
            onClick={() => {
              setRecovery(!recovery);
              setEntered('');
              setProblem(undefined);
              clearFailure();
            }}
          >
            {recovery ? messages.toApp : messages.toRecovery}
          </Button>
          <Button tone="quiet" size="small" onClick={() => signOutRequest.run(() => auth.signOut())}>
            {messages.leave}
          </Button>
        </div>
      </Form>
    </AuthScreen>
  );
}
