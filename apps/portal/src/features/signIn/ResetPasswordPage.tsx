import { Alert, Link, lazyPart, Spinner } from '@daybreak/ui';
import { type MouseEvent, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { kindOf } from '../../backend/errors.ts';
import { usePage } from '../../shared/navigation/usePage.ts';
import { SessionFailedView } from '../../shared/pageStates/SessionFailedView.tsx';
import { StillTrying } from '../../shared/pageStates/StillTrying.tsx';
import { aside } from '../../shared/passwordScreen/AuthScreen.css.ts';
import { AuthScreen } from '../../shared/passwordScreen/AuthScreen.tsx';
import { confirmPage, newPassword, resetPage } from '../../shared/passwordScreen/messages.ts';
import { NewPasswordForm } from '../../shared/passwordScreen/NewPasswordForm.tsx';
import { useSession } from '../../shared/session/SessionProvider.tsx';
import { mailedLinkIn } from './mailedLink.ts';

const ConfirmLink = lazyPart(() => import('./ConfirmLink.tsx'), 'ConfirmLink');
const SecondStepScreen = lazyPart(
  () => import('../../shared/secondStep/SecondStepScreen.tsx'),
  'SecondStepScreen',
);

/**
 * The page for links in account emails. Viewing a link does nothing; the button uses it up, signs its owner in and
 * changes the password. Other links have already signed the user in.
 */
export function ResetPasswordPage() {
  const backend = useBackend();
  const { state, retry, signOut } = useSession();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [link, setLink] = useState(() => mailedLinkIn(hash));
  const [expired, setExpired] = useState(false);
  const confirms = link?.type === 'email' || link?.type === 'email_change';
  const notice = useRef<HTMLDivElement>(null);
  // Move the focus, because the form that had it is gone.
  useEffect(() => {
    if (expired) notice.current?.focus();
  }, [expired]);
  usePage(confirms ? confirmPage.heading : resetPage.heading);

  /** Uses up the link, once. Returns whether a code is required before anything else. */
  const open = async () => {
    if (!link) return false;
    const session = await backend.auth.openLink(link).catch((error: unknown) => {
      if (kindOf(error) === 'refused') setExpired(true);
      throw error;
    });
    setLink(null);
    return session?.secondStep === 'due';
  };
  const update = async (password: string, current?: string) => {
    if (await open()) return 'later' as const;
    await backend.auth.updatePassword(password, current);
    // The password is changed. Recording that is the server's job: a failure here isn't the user's problem.
    await backend.profiles.markPasswordChanged().catch((error: unknown) => {
      console.error("Couldn't record the new password in the profile.", error);
    });
    return undefined;
  };
  const explain = (error: unknown) => {
    if (kindOf(error) === 'signedOut') setExpired(true);
    return newPassword.failure;
  };
  const goHome = () => navigate('/', { replace: true });

  /** The link signed its owner in. If they go back to sign-in instead, they must not stay signed in. */
  const leave = (event: MouseEvent) => {
    if (link || state.status !== 'signedIn') return;
    event.preventDefault();
    signOut()
      .catch((error: unknown) => console.error("Couldn't tell the server about the sign-out.", error))
      .finally(() => navigate('/'));
  };

  if (!link && state.status === 'failed') return <SessionFailedView onRetry={retry} />;
  if (!link && state.status === 'codeDue')
    return (
      <Suspense fallback={null}>
        <SecondStepScreen />
      </Suspense>
    );

  const isWaiting = !link && state.status === 'loading';
  const usable = (link !== null || state.status === 'signedIn') && !expired;
  return (
    <AuthScreen
      heading={confirms ? confirmPage.heading : resetPage.heading}
      intro={confirms ? confirmPage.intro : resetPage.intro}
    >
      {isWaiting ? (
        <>
          <Spinner label="Loading" />
          <StillTrying />
        </>
      ) : null}
      {usable && confirms ? (
        <Suspense fallback={null}>
          <ConfirmLink onOpen={open} onDone={goHome} />
        </Suspense>
      ) : null}
      {usable && !confirms ? (
        <NewPasswordForm
          minimum={resetPage.minimum}
          email={state.status === 'signedIn' && !link ? state.session.email : ''}
          onUpdate={update}
          explain={explain}
          onDone={goHome}
        />
      ) : null}
      {!isWaiting && !usable ? (
        <Alert ref={notice} tabIndex={-1} tone="warning" title={resetPage.noSessionTitle}>
          {confirms ? confirmPage.spent : resetPage.noSession}
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
