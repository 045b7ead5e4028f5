import { ConversationProvider } from '../features/assistant/ConversationProvider.tsx';
import { ForcedPasswordDialog } from '../features/newPassword/ForcedPasswordDialog.tsx';
import { usePreloadedPictures } from '../features/startUp/usePreloadedPictures.ts';
import { NotActiveView } from '../session/NotActiveView.tsx';
import { PersonProvider, usePerson } from '../session/PersonProvider.tsx';
import { useSession } from '../session/SessionProvider.tsx';
import { AppShell } from './AppShell.tsx';

/** The shell for the person who is signed in; another person gets a new one, with nothing of the first left in it. */
export function SignedInShell() {
  const { state } = useSession();
  usePreloadedPictures();
  if (state.status !== 'signedIn') return null;
  return (
    <PersonProvider key={state.session.userId} session={state.session}>
      <ShellIfActive />
    </PersonProvider>
  );
}

function ShellIfActive() {
  const { person, refresh } = usePerson();
  if (person.inactive) return <NotActiveView email={person.session.email} onRetry={refresh} />;
  return (
    <>
      <ConversationProvider>
        <AppShell />
      </ConversationProvider>
      <ForcedPasswordDialog />
    </>
  );
}
