import { lazyPart, preloadToasts } from '@daybreak/ui';
import { Suspense, useState } from 'react';
import { usePage } from '../../shared/navigation/usePage.ts';
import { ErrorBoundary } from '../../shared/pageStates/ErrorBoundary.tsx';
import { LoadingScreen } from '../../shared/pageStates/LoadingScreen.tsx';
import { AuthScreen } from '../../shared/passwordScreen/AuthScreen.tsx';
import { signInPath } from '../../shared/session/nextPath.ts';
import { useSession } from '../../shared/session/SessionProvider.tsx';
import { signIn } from './messages.ts';
import { SignInForm } from './SignInForm.tsx';

const SecondStepScreen = lazyPart(
  () => import('../../shared/secondStep/SecondStepScreen.tsx'),
  'SecondStepScreen',
);
const ForgotPasswordForm = lazyPart(() => import('./ForgotPasswordForm.tsx'), 'ForgotPasswordForm');

/** Returns the query with or without the reset form, otherwise unchanged. */
function withForgot(search: string, isOpen: boolean): string {
  const values = new URLSearchParams(search);
  if (isOpen) values.set('forgot', 'yes');
  else values.delete('forgot');
  return values.size > 0 ? `${signInPath}?${values}` : signInPath;
}

interface SignInPageProps {
  /** The address's query: `next` is kept for later, `forgot` shows the reset form. */
  search: string;
  /** Called when the visitor starts to fill in the form. */
  onIntent?: () => void;
}

/** Sign-in, and the form that sends a reset link. */
export function SignInPage({ search, onIntent }: SignInPageProps) {
  const { state } = useSession();
  const [email, setEmail] = useState('');
  const forgotten = new URLSearchParams(search).has('forgot');
  usePage(forgotten ? signIn.forgotHeading : signIn.pageTitle);

  const prepare = () => {
    // The form's result may need one.
    preloadToasts();
    ForgotPasswordForm.preload();
    onIntent?.();
  };

  if (state.status === 'loading') return <LoadingScreen />;
  if (state.status === 'codeDue')
    return (
      <Suspense>
        <SecondStepScreen />
      </Suspense>
    );
  return forgotten ? (
    <AuthScreen heading={signIn.forgotHeading} intro={signIn.forgotIntro}>
      <ErrorBoundary isInPage>
        <Suspense>
          <ForgotPasswordForm email={email} onEmailChange={setEmail} backHref={withForgot(search, false)} />
        </Suspense>
      </ErrorBoundary>
    </AuthScreen>
  ) : (
    <AuthScreen heading={signIn.heading} intro={signIn.intro}>
      <SignInForm
        email={email}
        onEmailChange={setEmail}
        forgotHref={withForgot(search, true)}
        onFocus={prepare}
      />
    </AuthScreen>
  );
}
