import { Alert, Button, Link, Spinner, Text } from '@daybreak/ui';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { BackendError } from '../../backend/errors.ts';
import type { InvitationLink } from '../../backend/People.ts';
import { serverSentence } from '../../backend/serverSentence.ts';
import { usePage } from '../../navigation/usePage.ts';
import { StillTrying } from '../../pageStates/StillTrying.tsx';
import { forcedChange } from '../newPassword/messages.ts';
import { NewPasswordForm } from '../newPassword/NewPasswordForm.tsx';
import { aside } from '../passwordScreen/AuthScreen.css.ts';
import { AuthScreen } from '../passwordScreen/AuthScreen.tsx';
import { invitation as text } from './messages.ts';

/** Behind the "#", which no server and no log sees. */
const tokenInAddress = () => window.location.hash.replace(/^#/, '');

/** Where the link of an invitation leads: whoever has it chooses a password, and is signed in. */
export function InvitationPage() {
  const backend = useBackend();
  const navigate = useNavigate();
  const [token] = useState(tokenInAddress);
  const [link, setLink] = useState<InvitationLink | 'loading' | 'failed'>('loading');
  /** The account is there, and this browser could not be signed in to it. */
  const [unsigned, setUnsigned] = useState(false);
  usePage(text.heading);

  const look = useCallback(() => {
    setLink('loading');
    backend.people.openInvitation(token).then(setLink, (error: unknown) => {
      console.error('An invitation could not be checked.', error);
      setLink('failed');
    });
  }, [backend, token]);
  useEffect(look, [look]);

  const accept = async (password: string) => {
    const answer = await backend.people.acceptInvitation(token, password);
    if (answer.state !== 'accepted') {
      setLink(answer);
      throw new BackendError(
        'refused',
        text.worthless[answer.state === 'open' ? 'unknown' : answer.state].title,
      );
    }
    await backend.auth.signIn(answer.email, password).catch((error: unknown) => {
      console.error('The new account could not be signed in to.', error);
      setUnsigned(true);
      throw error;
    });
  };
  const explain = (error: unknown) => serverSentence(error) ?? text.failed;

  const worthless = typeof link === 'object' && link.state !== 'open';
  return (
    <AuthScreen heading={text.heading} intro={worthless ? text.introOtherwise : text.intro}>
      {link === 'loading' ? (
        <>
          <Spinner label={text.checking} />
          <StillTrying />
        </>
      ) : null}
      {link === 'failed' ? (
        <>
          <Alert tone="danger" title={text.unreadTitle}>
            {text.unread}
          </Alert>
          <Button tone="primary" wide onClick={look}>
            {text.retry}
          </Button>
        </>
      ) : null}
      {typeof link === 'object' && link.state === 'open' && !unsigned ? (
        <>
          <Text tone="muted" dir="auto">
            {text.address(link.email)}
          </Text>
          <NewPasswordForm
            minimum={forcedChange.minimum}
            email={link.email}
            onUpdate={accept}
            explain={explain}
            onDone={() => navigate('/', { replace: true })}
          />
        </>
      ) : null}
      {worthless ? (
        <Alert tone="warning" title={text.worthless[link.state].title}>
          {text.worthless[link.state].body}
        </Alert>
      ) : null}
      {unsigned ? <Alert tone="info" title={text.noSignIn} /> : null}
      <div className={aside}>
        <Link href="/sign-in">{text.toSignIn}</Link>
      </div>
    </AuthScreen>
  );
}
