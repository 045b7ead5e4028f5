import { Alert, Link, Text } from '@daybreak/ui';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBackend } from '../../../backend/BackendProvider.tsx';
import { BackendError } from '../../../backend/errors.ts';
import type { InvitationLink } from '../../../backend/interfaces/People.ts';
import { serverSentence } from '../../../backend/serverSentence.ts';
import { usePage } from '../../../shared/navigation/usePage.ts';
import { aside } from '../../../shared/passwordScreen/AuthScreen.css.ts';
import { AuthScreen } from '../../../shared/passwordScreen/AuthScreen.tsx';
import { LinkWait } from '../../../shared/passwordScreen/LinkWait.tsx';
import { forcedChange } from '../../../shared/passwordScreen/messages.ts';
import { NewPasswordForm } from '../../../shared/passwordScreen/NewPasswordForm.tsx';
import { useLink } from '../../../shared/passwordScreen/useLink.ts';
import { signInPath } from '../../../shared/session/nextPath.ts';
import { invitation as messages } from './messages.ts';

/** The page for an invitation's link. The person chooses a password and gets signed in. */
export function InvitationPage() {
  const backend = useBackend();
  const navigate = useNavigate();
  const { token, link, setLink, reload } = useLink<InvitationLink>(
    useCallback((linkToken: string) => backend.people.openInvitation(linkToken), [backend]),
    "Couldn't check an invitation.",
  );
  /** Whether the account was created but signing in failed. */
  const [unsigned, setUnsigned] = useState(false);
  usePage(messages.heading);

  const accept = async (password: string) => {
    const answer = await backend.people.acceptInvitation(token, password);
    if (answer.state !== 'accepted') {
      setLink(answer);
      throw new BackendError(
        'refused',
        messages.worthless[answer.state === 'open' ? 'unknown' : answer.state].title,
      );
    }
    await backend.auth.signIn(answer.email, password).catch((error: unknown) => {
      console.error("Couldn't sign in to the new account.", error);
      setUnsigned(true);
      throw error;
    });
  };
  const explain = (error: unknown) => serverSentence(error) ?? messages.failed;

  const isClosed = typeof link === 'object' && link.state !== 'open';
  return (
    <AuthScreen heading={messages.heading} intro={isClosed ? messages.introOtherwise : messages.intro}>
      <LinkWait link={link} messages={messages} onRetry={reload} />
      {typeof link === 'object' && link.state === 'open' && !unsigned ? (
        <>
          <Text tone="muted" dir="auto">
            {messages.address(link.email)}
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
      {isClosed ? (
        <Alert tone="warning" title={messages.worthless[link.state].title}>
          {messages.worthless[link.state].body}
        </Alert>
      ) : null}
      {unsigned ? <Alert tone="info" title={messages.noSignIn} /> : null}
      <div className={aside}>
        <Link href={signInPath}>{messages.toSignIn}</Link>
      </div>
    </AuthScreen>
  );
}
