import { Alert, Button, Card, PageHeader, Stack, Text } from '@daybreak/ui';
import { DatabaseZap } from 'lucide-react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { usePage } from '../../navigation/usePage.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { seedCrm as text } from './messages.ts';
import { SignedOutNotice } from './SignedOutNotice.tsx';
import { useSeeding } from './useSeeding.ts';

/** Fills the leads with samples. The server decides who may. */
export function SeedCrmPage() {
  usePage(text.title);
  const { seeding } = useBackend();
  const { state: session } = useSession();
  const { state, start } = useSeeding(() => seeding.leads(), text, messageOf);

  return (
    <Stack gap="8">
      <PageHeader title={text.title} description={text.description} />
      {session.status === 'signedIn' ? (
        <Card>
          <Stack gap="5" align="start">
            <Text tone="muted">{text.who}</Text>
            <Button
              tone="primary"
              icon={<DatabaseZap size={18} aria-hidden="true" />}
              busy={state.status === 'running'}
              busyLabel={text.busy}
              onClick={() => void start()}
            >
              {text.button}
            </Button>
          </Stack>
        </Card>
      ) : (
        <SignedOutNotice {...text.signedOut} />
      )}
      {state.status === 'done' ? <Alert tone="success" title={messageOf(state.answer)} /> : null}
      {state.status === 'failed' ? (
        <Alert tone="danger" title={state.words}>
          {state.hint}
        </Alert>
      ) : null}
    </Stack>
  );
}

const messageOf = (message: string) => message || text.done;
