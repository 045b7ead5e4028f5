import { Alert, Button, Form, TextField, toast } from '@daybreak/ui';
import { useEffect, useRef, useState } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { kindOf } from '../../backend/errors.ts';
import { usePage } from '../navigation/usePage.ts';
import { form } from '../passwordScreen/AuthScreen.css.ts';
import { AuthScreen } from '../passwordScreen/AuthScreen.tsx';
import { always } from '../requests/failure.ts';
import { useRequest } from '../requests/useRequest.ts';
import { digitsOf } from './digitsOf.ts';
import { codeProblems, failureText, screen as text } from './messages.ts';
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
  const signOutRequest = useRequest(always(text.leaveFailed));
  const field = useRef<HTMLInputElement>(null);
  usePage(text.title);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other field takes the focus.
  useEffect(() => field.current?.focus(), [recovery]);

  const submit = () => {
    clearFailure();
    const code = recovery ? entered.trim() : digitsOf(entered);
    if (!code) {
      setProblem(recovery ? codeProblems.recovery : codeProblems.digits);
      return;
    }
    run(async () => {
      await (recovery ? account.takeRecoveryCode(code) : account.takeSecondStep(code));
      toast({ ...text.success, tone: 'success' });
    });
  };

  return (
    <AuthScreen heading={text.title} intro={recovery ? text.recoveryIntro : text.intro}>
      <Form className={form} onSubmit={submit}>
        {failure ? <Alert tone="danger" title={failure} /> : null}
        <TextField
          key={String(recovery)}
          ref={field}
          label={recovery ? text.recoveryCode : text.code}
          hint={recovery ? text.recoveryHint : text.codeHint}
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
        <Button type="submit" tone="primary" wide busy={busy} busyLabel={text.busy}>
          {text.submit}
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
            {recovery ? text.toApp : text.toRecovery}
          </Button>
          <Button tone="quiet" size="small" onClick={() => signOutRequest.run(() => auth.signOut())}>
            {text.leave}
          </Button>
        </div>
      </Form>
    </AuthScreen>
  );
}
