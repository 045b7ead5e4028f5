import { Alert, Link, Spinner } from '@daybreak/ui';
import { type MouseEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { kindOf } from '../../backend/errors.ts';
import { usePage } from '../../navigation/usePage.ts';
import { SessionFailedView } from '../../pageStates/SessionFailedView.tsx';
import { StillTrying } from '../../pageStates/StillTrying.tsx';
import { useSession } from '../../session/SessionProvider.tsx';
import { aside } from '../passwordScreen/AuthScreen.css.ts';
import { AuthScreen } from '../passwordScreen/AuthScreen.tsx';
import { newPassword, resetPage } from './messages.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';

/** Where the link of a password-reset mail leads. The link signs its owner in; without that there is nothing to change. */
export function ResetPasswordPage() {
  const backend = useBackend();
  const { state, retry, signOut } = useSession();
  const navigate = useNavigate();
  const [expired, setExpired] = useState(false);
  usePage(resetPage.heading);

  const update = async (password: string, current?: string) => {
    await backend.auth.updatePassword(password, current);
    // The password is changed. The note about it is the server's too: a failure here is no failure of the person's.
    await backend.profiles.markPasswordChanged().catch((error: unknown) => {
      console.error('The profile does not know about the new password yet.', error);
    });
  };
  const explain = (error: unknown) => {
    if (kindOf(error) === 'signedOut') setExpired(true);
    return newPassword.failure;
  };

  /** The mail link signed its owner in. Whoever goes back to signing in instead must not stay so. */
  const leave = (event: MouseEvent) => {
    if (state.status !== 'signedIn') return;
    event.preventDefault();
    signOut()
      .catch((error: unknown) => console.error('The server was not told about the sign-out.', error))
      .finally(() => navigate('/'));
  };

  if (state.status === 'failed') return <SessionFailedView onRetry={retry} />;

  const usable = state.status === 'signedIn' && !expired;
  return (
    <AuthScreen heading={resetPage.heading} intro={resetPage.intro}>
      {state.status === 'loading' ? (
        <>
          <Spinner label="Loading" />
          <StillTrying />
        </>
      ) : null}
      {usable ? (
        <NewPasswordForm
          minimum={resetPage.minimum}
          email={state.session.email}
          onUpdate={update}
          explain={explain}
          onDone={() => navigate('/')}
        />
      ) : null}
      {state.status !== 'loading' && !usable ? (
        <Alert tone="warning" title={resetPage.noSessionTitle}>
          {resetPage.noSession}
        </Alert>
      ) : null}
      <div className={aside}>
        <Link href="/" onClick={leave}>
          {resetPage.back}
        </Link>
      </div>
    </AuthScreen>
  );
}
