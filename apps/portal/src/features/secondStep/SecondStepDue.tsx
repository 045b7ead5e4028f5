import { Button, lazyPart } from '@daybreak/ui';
import { Suspense, useState } from 'react';
import { usePage } from '../../navigation/usePage.ts';
import { Message } from '../../pageStates/Message.tsx';
import { usePerson } from '../../session/PersonProvider.tsx';
import { due as text } from './messages.ts';

const SetUpDialog = lazyPart(() => import('./SetUpDialog.tsx'), 'SetUpDialog');

/** In the place of the portal, for an administrator whom it asks for a second step that they do not have. */
export function SecondStepDue() {
  const { refresh } = usePerson();
  const [open, setOpen] = useState(false);
  usePage(text.title);
  return (
    <>
      <Message
        title={text.title}
        actions={
          <>
            <Button tone="primary" onClick={() => setOpen(true)}>
              {text.turnOn}
            </Button>
            <Button onClick={refresh}>{text.again}</Button>
          </>
        }
      >
        {text.text}
      </Message>
      {open ? (
        <Suspense fallback={null}>
          <SetUpDialog
            onClose={() => {
              setOpen(false);
              // Once the dialog has given the focus back: what has it then hands it on to the page that comes.
              setTimeout(refresh, 200);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
