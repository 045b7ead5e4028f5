import { Alert, PageHeader, Stack } from '@daybreak/ui';
import { DatabaseZap } from 'lucide-react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { usePage } from '../../shared/navigation/usePage.ts';
import { seeds } from '../../shared/session/rights.ts';
import { seedCrm as messages } from './messages.ts';
import { SeedingStart } from './SeedingStart.tsx';
import { useSeeding } from './useSeeding.ts';

/** Adds sample leads, if the server allows it. */
export function SeedCrmPage() {
  usePage(messages.title);
  const { seeding } = useBackend();
  const { state, start } = useSeeding(() => seeding.seedLeads(), messages, messageOf);

  return (
    <Stack gap="8">
      <PageHeader title={messages.title} description={messages.description} />
      <SeedingStart
        messages={messages}
        mayStart={seeds.leads}
        icon={<DatabaseZap size={18} />}
        running={state.status === 'running'}
        onStart={() => void start()}
      />
      {state.status === 'done' ? <Alert tone="success" title={messageOf(state.answer)} /> : null}
      {state.status === 'failed' ? (
        <Alert tone="danger" title={state.words}>
          {state.hint}
        </Alert>
      ) : null}
    </Stack>
  );
}

const messageOf = (message: string) => message || messages.done;
