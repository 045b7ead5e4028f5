import { ConversationProvider } from '../features/assistant/ConversationProvider.tsx';
import { ForcedPasswordDialog } from '../features/newPassword/ForcedPasswordDialog.tsx';
import { usePreloadedPictures } from '../features/startUp/usePreloadedPictures.ts';
import { PersonProvider } from '../session/PersonProvider.tsx';
import { useSession } from '../session/SessionProvider.tsx';
import { AppShell } from './AppShell.tsx';

/** The shell for the person who is signed in; another person gets a new one, with nothing of the first left in it. */
export function SignedInShell() {
  const { state } = useSession();
  usePreloadedPictures();
  if (state.status !== 'signedIn') return null;
  return (
    <PersonProvider key={state.session.userId} session={state.session}>
      <ConversationProvider>
        <AppShell />
      </ConversationProvider>
      <ForcedPasswordDialog />
    </PersonProvider>
  );
}
