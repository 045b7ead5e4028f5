import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { usePage } from '../../navigation/usePage.ts';
import { afterSignIn } from '../../session/nextPath.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { LoadingScreen } from '../../views/LoadingScreen.tsx';
import { AuthScreen } from '../auth/AuthScreen.tsx';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';
import { forgot, signIn } from './messages.ts';
import { SignInForm } from './SignInForm.tsx';

/** The address with the reset form shown or not, and everything else in it kept. */
function withForgot(search: string, shown: boolean): string {
  const values = new URLSearchParams(search);
  if (shown) values.set('forgot', '');
  else values.delete('forgot');
  const query = values.toString().replace('forgot=', 'forgot');
  return query ? `/sign-in?${query}` : '/sign-in';
}

/** Sign-in, and the form that sends a reset link. Somebody who is signed in goes on to where they were heading. */
export function SignInPage() {
  const { state } = useSession();
  const { search } = useLocation();
  const [email, setEmail] = useState('');
  const forgotten = new URLSearchParams(search).has('forgot');
  usePage(forgotten ? forgot.heading : 'Sign in', forgotten ? 'forgot' : 'sign-in');

  if (state.status === 'signedIn') return <Navigate to={afterSignIn(search)} replace />;
  if (state.status === 'loading') return <LoadingScreen />;
  return forgotten ? (
    <AuthScreen heading={forgot.heading} intro={forgot.intro}>
      <ForgotPasswordForm email={email} onEmailChange={setEmail} backHref={withForgot(search, false)} />
    </AuthScreen>
  ) : (
    <AuthScreen heading={signIn.heading} intro={signIn.intro}>
      <SignInForm email={email} onEmailChange={setEmail} forgotHref={withForgot(search, true)} />
    </AuthScreen>
  );
}
