import { Outlet } from 'react-router-dom';
import { RequireSession } from '../routes/RequireSession.tsx';
import { PlainPage } from '../shared/pageStates/PlainPage.tsx';
import { SignedInShell } from './SignedInShell.tsx';

/** The frame of a page that's open to anyone: the shell for signed-in users, a plain page for everyone else. */
export const ShellIfSignedIn = () => (
  <RequireSession
    signedIn={<SignedInShell />}
    signedOut={
      <PlainPage>
        <Outlet />
      </PlainPage>
    }
  />
);
