import type { BackendErrorKind } from '../../backend/errors.ts';

/** Verbatim texts from the specification, and the sentences it leaves to us. */
export const signIn = {
  pageTitle: 'Sign in',
  heading: 'Staff portal',
  intro: 'Sign in with your company account.',
  email: 'Email ID',
  password: 'Password',
  submit: 'Sign In',
  busy: 'Please wait...',
  forgot: 'Forgot your password?',
  incomplete: { title: 'Error', description: 'Please fill in all fields.' },
  success: { title: 'Success', description: 'Signed in successfully!' },
  emailMissing: 'Enter your email address.',
  passwordMissing: 'Enter your password.',
  forgotHeading: 'Reset your password',
  forgotIntro: "Enter your email address and we'll send you a link.",
};

const defaultFailure = 'Authentication failed. Please try again.';

const descriptions: Partial<Record<BackendErrorKind, string>> = {
  invalidCredentials: 'Invalid email or password. Please check your credentials.',
  notActivated: 'Please contact your administrator to activate your account.',
};

/** The toast for a failed sign-in. */
export const signInFailure = (kind: BackendErrorKind) => ({
  title: 'Authentication Error',
  description: descriptions[kind] ?? defaultFailure,
});

/** Explanations that the specified messages lack: the reason and the next step. Shown in the form. */
export const explanations: Partial<Record<BackendErrorKind, { title: string; text: string }>> = {
  unreachable: {
    title: "The server isn't responding",
    text: 'Check your connection and try again in a moment. What you typed is still here.',
  },
  tooManyRequests: {
    title: 'Too many attempts',
    text: 'To protect your account, wait a few minutes before you try again.',
  },
};
