import { Button, lazyPart, Row, Skeleton, Stack, Text } from '@daybreak/ui';
import { ShieldCheck, ShieldOff } from 'lucide-react';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import type { SecondStep } from '../../backend/interfaces/Account.ts';
import { FailedRow } from '../pageStates/FailedRow.tsx';
import { usePerson } from '../session/PersonProvider.tsx';
import { card as messages } from './messages.ts';
import { RequiredField } from './RequiredField.tsx';

const SetUpDialog = lazyPart(() => import('./SetUpDialog.tsx'), 'SetUpDialog');
const TurnOffDialog = lazyPart(() => import('./changeStep.tsx'), 'TurnOffDialog');
const NewCodesDialog = lazyPart(() => import('./changeStep.tsx'), 'NewCodesDialog');

/** Shows whether a code is required after the password, with buttons to change that. */
export function SecondStepCard() {
  const { account } = useBackend();
  const { person } = usePerson();
  const [step, setStep] = useState<SecondStep | 'failed'>();
  const [openDialog, setOpenDialog] = useState<'setUp' | 'turnOff' | 'newCodes'>();

  const loadStatus = useCallback(async () => {
    try {
      setStep(await account.secondStep());
    } catch (error) {
      console.error("Couldn't load the second step.", error);
      setStep('failed');
    }
  }, [account]);
  useEffect(() => void loadStatus(), [loadStatus]);

  const close = () => {
    setOpenDialog(undefined);
    void loadStatus();
  };
  return (
    <>
      {step === undefined ? (
        <Skeleton height={96} aria-label={messages.loading} />
      ) : step === 'failed' ? (
        <FailedRow onRetry={() => void loadStatus()}>{messages.failed}</FailedRow>
      ) : step.since === null ? (
        <Stack gap="4">
          <Text>{messages.off}</Text>
          <Row>
            <Button
              icon={<ShieldCheck size={16} />}
              onFocus={() => SetUpDialog.preload()}
              onClick={() => setOpenDialog('setUp')}
            >
              {messages.turnOn}
            </Button>
          </Row>
        </Stack>
      ) : (
        <Stack gap="4">
          <Stack gap="1">
            <Text>
              {messages.on(new Date(step.since).toLocaleDateString('en-US', { dateStyle: 'long' }))}
            </Text>
            <Text size="sm" tone="muted">
              {step.codesLeft === null ? messages.noCodes : messages.codesLeft(step.codesLeft)}
            </Text>
          </Stack>
          <Row gap="3" wrap>
            <Button onClick={() => setOpenDialog('newCodes')}>{messages.newCodes}</Button>
            <Button icon={<ShieldOff size={16} />} onClick={() => setOpenDialog('turnOff')}>
              {messages.turnOff}
            </Button>
          </Row>
        </Stack>
      )}
      {person.staff?.role === 'super_admin' ? <RequiredField /> : null}
      <Suspense fallback={null}>
        {openDialog === 'setUp' ? <SetUpDialog onClose={close} /> : null}
        {openDialog === 'turnOff' ? <TurnOffDialog onClose={close} /> : null}
        {openDialog === 'newCodes' ? <NewCodesDialog onClose={close} /> : null}
      </Suspense>
    </>
  );
}
