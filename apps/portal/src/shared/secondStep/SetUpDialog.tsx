import { QrCode, qrPath } from '@daybreak/designers';
import { Alert, Button, Dialog, Form, Skeleton, Stack, TextField, toast } from '@daybreak/ui';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { kindOf } from '../../backend/errors.ts';
import type { NewSecondStep } from '../../backend/interfaces/Account.ts';
import { CopyValue } from '../clipboard/CopyValue.tsx';
import { useRequest } from '../requests/useRequest.ts';
import { groupByFour, parseCode } from './codeFormat.ts';
import { codeProblems, failureText, setUp as messages } from './messages.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import * as styles from './SecondStep.css.ts';

/** Turns it on: the user adds the key to an app, enters a code from it, and then gets recovery codes to keep. */
export function SetUpDialog({ onClose }: { onClose: () => void }) {
  const { account } = useBackend();
  const form = useId();
  const [setup, setSetup] = useState<NewSecondStep | 'failed'>();
  const [entered, setEntered] = useState('');
  const [problem, setProblem] = useState<string>();
  const { busy, failure, run, clearFailure } = useRequest((error) => {
    const kind = kindOf(error);
    if (kind === 'wrongCode') {
      setProblem(codeProblems.wrong);
      return undefined;
    }
    if (kind === 'unexpected') console.error("Couldn't turn on the second step.", error);
    return failureText(kind);
  });
  const [newCodes, setNewCodes] = useState<readonly string[] | 'none' | 'failed'>();
  const wasStarted = useRef(false);

  const startSetup = useCallback(async () => {
    setSetup(undefined);
    try {
      setSetup(await account.beginSecondStep());
    } catch (error) {
      console.error("Couldn't start setting up the second step.", error);
      setSetup('failed');
    }
  }, [account]);
  useEffect(() => {
    // Only once: every call creates another key.
    if (wasStarted.current) return;
    wasStarted.current = true;
    void startSetup();
  }, [startSetup]);

  const submit = () => {
    if (typeof setup !== 'object') return;
    clearFailure();
    const code = parseCode(entered);
    if (!code) {
      setProblem(codeProblems.digits);
      return;
    }
    run(async () => {
      await account.confirmSecondStep(setup.id, code);
      toast({ ...messages.done, tone: 'success' });
      try {
        setNewCodes((await account.makeRecoveryCodes()) ?? 'none');
      } catch (error) {
        console.error("Couldn't create recovery codes.", error);
        setNewCodes('failed');
      }
    });
  };

  if (newCodes) return <RecoveryCodes made={newCodes} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={!busy}
      size="small"
      title={messages.title}
      description={messages.description}
      footer={
        <>
          <Button onClick={onClose}>{messages.cancel}</Button>
          {typeof setup === 'object' ? (
            <Button tone="primary" type="submit" form={form} busy={busy} busyLabel={messages.busy}>
              {messages.confirm}
            </Button>
          ) : null}
        </>
      }
    >
      {setup === undefined ? <Skeleton height={320} aria-label={messages.loading} /> : null}
      {setup === 'failed' ? (
        <div className={styles.setUp}>
          <Alert tone="danger" title={messages.failedTitle} />
          <Button onClick={() => void startSetup()}>{messages.retry}</Button>
        </div>
      ) : null}
      {typeof setup === 'object' ? (
        <Form id={form} className={styles.setUp} onSubmit={submit}>
          <p className={styles.words}>{messages.scan}</p>
          <QrCode code={qrPath(setup.address)} label={messages.picture} className={styles.code} />
          <Stack gap="2">
            <p className={styles.words}>{messages.byHand}</p>
            <CopyValue value={groupByFour(setup.secret)} label={messages.key} />
          </Stack>
          {failure ? <Alert tone="danger" title={failure} /> : null}
          <TextField
            label={messages.code}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={entered}
            readOnly={busy}
            error={problem}
            onChange={(event) => {
              setProblem(undefined);
              setEntered(event.target.value);
            }}
          />
        </Form>
      ) : null}
    </Dialog>
  );
}
