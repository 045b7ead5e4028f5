import { QrCode, qrPath } from '@daybreak/designers';
import { Alert, Button, Dialog, Form, Skeleton, TextField, toast } from '@daybreak/ui';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { kindOf } from '../../backend/errors.ts';
import type { NewSecondStep } from '../../backend/interfaces/Account.ts';
import { CopyValue } from '../clipboard/CopyValue.tsx';
import { useRequest } from '../requests/useRequest.ts';
import { digitsOf, inGroups } from './digitsOf.ts';
import { codeProblems, failureWords, setUp as text } from './messages.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import * as styles from './SecondStep.css.ts';

/** Turns it on: the user adds the key to an app, enters a code from it, and then gets recovery codes to keep. */
export function SetUpDialog({ onClose }: { onClose: () => void }) {
  const { account } = useBackend();
  const form = useId();
  const [begun, setBegun] = useState<NewSecondStep | 'failed'>();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const { busy, failed, run, clearFailure } = useRequest((error) => {
    const kind = kindOf(error);
    if (kind === 'wrongCode') {
      setProblem(codeProblems.wrong);
      return undefined;
    }
    if (kind === 'unexpected') console.error("Couldn't turn on the second step.", error);
    return failureWords(kind);
  });
  const [made, setMade] = useState<readonly string[] | 'none' | 'failed'>();
  const asked = useRef(false);

  const begin = useCallback(async () => {
    setBegun(undefined);
    try {
      setBegun(await account.beginSecondStep());
    } catch (error) {
      console.error("Couldn't start setting up the second step.", error);
      setBegun('failed');
    }
  }, [account]);
  useEffect(() => {
    // Only once: every call creates another key.
    if (asked.current) return;
    asked.current = true;
    void begin();
  }, [begin]);

  const submit = () => {
    if (typeof begun !== 'object') return;
    clearFailure();
    const code = digitsOf(typed);
    if (!code) {
      setProblem(codeProblems.digits);
      return;
    }
    run(async () => {
      await account.confirmSecondStep(begun.id, code);
      toast({ ...text.done, tone: 'success' });
      try {
        setMade((await account.makeRecoveryCodes()) ?? 'none');
      } catch (error) {
        console.error("Couldn't create recovery codes.", error);
        setMade('failed');
      }
    });
  };

  if (made) return <RecoveryCodes made={made} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={!busy}
      size="small"
      title={text.title}
      description={text.description}
      footer={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          {typeof begun === 'object' ? (
            <Button tone="primary" type="submit" form={form} busy={busy} busyLabel={text.busy}>
              {text.confirm}
            </Button>
          ) : null}
        </>
      }
    >
      {begun === undefined ? <Skeleton height={320} aria-label={text.loading} /> : null}
      {begun === 'failed' ? (
        <div className={styles.setUp}>
          <Alert tone="danger" title={text.failedTitle} />
          <Button onClick={() => void begin()}>{text.retry}</Button>
        </div>
      ) : null}
      {typeof begun === 'object' ? (
        <Form id={form} className={styles.setUp} onSubmit={submit}>
          <p className={styles.words}>{text.scan}</p>
          <QrCode code={qrPath(begun.address)} label={text.picture} className={styles.code} />
          <div className={styles.key}>
            <p className={styles.words}>{text.byHand}</p>
            <CopyValue value={inGroups(begun.secret)} label={text.key} />
          </div>
          {failed ? <Alert tone="danger" title={failed} /> : null}
          <TextField
            label={text.code}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={typed}
            readOnly={busy}
            error={problem}
            onChange={(event) => {
              setProblem(undefined);
              setTyped(event.target.value);
            }}
          />
        </Form>
      ) : null}
    </Dialog>
  );
}
