import { lazyPart } from '@daybreak/ui';
import { Suspense } from 'react';
import { ConversationProvider } from '../features/home/assistant/ConversationProvider.tsx';
import { ErrorBoundary } from '../shared/pageStates/ErrorBoundary.tsx';
import { LoadingScreen } from '../shared/pageStates/LoadingScreen.tsx';
import { PersonProvider, usePerson } from '../shared/session/PersonProvider.tsx';
import { useSession } from '../shared/session/SessionProvider.tsx';
import { AppShell } from './AppShell.tsx';
import { NotActiveView } from './NotActiveView.tsx';
import { usePreloadedPictures } from './preload/usePreloadedPictures.ts';
import { usePreparedParts } from './preload/usePreparedParts.ts';

const SecondStepDue = lazyPart(() => import('../shared/secondStep/SecondStepDue.tsx'), 'SecondStepDue');
const ForcedPasswordDialog = lazyPart(
  () => import('../features/signIn/ForcedPasswordDialog.tsx'),
  'ForcedPasswordDialog',
);

/** The shell for the signed-in user. Another user gets a new one, without the first one's state. */
export function SignedInShell() {
  const { state } = useSession();
  usePreparedParts();
  usePreloadedPictures();
  if (state.status !== 'signedIn') return null;
  return (
    <PersonProvider key={state.session.userId} session={state.session}>
      {/* Around the shell: if the dialog is missing, there must be no way past it. */}
      <ErrorBoundary>
        <ShellIfActive />
      </ErrorBoundary>
    </PersonProvider>
  );
}

function ShellIfActive() {
  const { person, refresh } = usePerson();
  if (person.isInactive) return <NotActiveView email={person.session.email} onRetry={refresh} />;
  if (person.secondStepDue)
    return (
      <Suspense fallback={<LoadingScreen />}>
        <SecondStepDue />
      </Suspense>
    );
  return (
    <>
      <ConversationProvider>
        <AppShell />
      </ConversationProvider>
      <ForcedPassword />
    </>
  );
}

/** Few users ever need the dialog, so it's downloaded only for them. */
function ForcedPassword() {
  const { profile } = usePerson().person;
  return profile?.passwordChanged === false ? (
    <Suspense fallback={null}>
      <ForcedPasswordDialog />
    </Suspense>
  ) : null;
}
