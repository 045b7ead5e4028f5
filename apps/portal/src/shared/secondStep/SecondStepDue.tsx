import { Button, lazyPart } from '@daybreak/ui';
import { Suspense, useState } from 'react';
import { usePage } from '../navigation/usePage.ts';
import { Message } from '../pageStates/Message.tsx';
import { usePerson } from '../session/PersonProvider.tsx';
import { due as messages } from './messages.ts';

const SetUpDialog = lazyPart(() => import('./SetUpDialog.tsx'), 'SetUpDialog');

/** Shown instead of the portal to an administrator who is required to have a second step and doesn't. */
export function SecondStepDue() {
  const { refresh } = usePerson();
  const [open, setOpen] = useState(false);
  usePage(messages.title);
  return (
    <>
      <Message
        title={messages.title}
        actions={
          <>
            <Button tone="primary" onClick={() => setOpen(true)}>
              {messages.turnOn}
            </Button>
            <Button onClick={refresh}>{messages.again}</Button>
          </>
        }
      >
        {messages.text}
      </Message>
      {open ? (
        <Suspense fallback={null}>
          <SetUpDialog
            onClose={() => {
              setOpen(false);
              // Wait until the dialog has returned the focus; the next page then takes it over from there.
              setTimeout(refresh, 200);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
