import { Alert, PageHeader, Stack } from '@daybreak/ui';
import { UserRoundPlus } from 'lucide-react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import type { StaffSeeding } from '../../backend/interfaces/Seeding.ts';
import { CopyValue } from '../../shared/clipboard/CopyValue.tsx';
import { usePage } from '../../shared/navigation/usePage.ts';
import { PlainPage } from '../../shared/pageStates/PlainPage.tsx';
import { seeds } from '../../shared/session/rights.ts';
import { seedStaff as messages } from './messages.ts';
import { ResultList } from './ResultList.tsx';
import { SeedingStart } from './SeedingStart.tsx';
import { useSeeding } from './useSeeding.ts';

/** Creates the staff accounts, if the server allows it. The default password appears only on this page. */
export function SeedStaffPage() {
  usePage(messages.title);
  const { seeding } = useBackend();
  const { state, start } = useSeeding(() => seeding.createStaffAccounts(), messages, messageOf);

  return (
    <PlainPage>
      <Stack gap="8">
        <PageHeader title={messages.title} description={messages.description} />
        <SeedingStart
          messages={messages}
          mayStart={seeds.staff}
          icon={<UserRoundPlus size={18} />}
          running={state.status === 'running'}
          onStart={() => void start()}
        />
        {state.status === 'failed' ? (
          <Alert tone="danger" title={state.words}>
            {state.hint}
          </Alert>
        ) : null}
        {state.status === 'done' ? <Outcome answer={state.answer} /> : null}
      </Stack>
    </PlainPage>
  );
}

const Outcome = ({ answer }: { answer: StaffSeeding }) => {
  const failures = answer.results.some(({ status }) => status === 'error');
  return (
    <>
      <Alert tone={failures ? 'warning' : 'success'} title={messageOf(answer)} />
      {answer.defaultPassword ? (
        <Alert tone="info" title={messages.password.title}>
          <Stack gap="3">
            <span>{messages.password.words}</span>
            <CopyValue value={answer.defaultPassword} label={messages.password.copy} />
          </Stack>
        </Alert>
      ) : null}
      {answer.results.length > 0 ? <ResultList results={answer.results} /> : null}
    </>
  );
};

const messageOf = ({ message }: StaffSeeding) => message || messages.done;
