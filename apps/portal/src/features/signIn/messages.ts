import type { BackendErrorKind } from '../../backend/errors.ts';

/** Titles, labels and messages of the specification, verbatim, and the sentences that it leaves to us. */
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
  forgotIntro: 'Enter your email address and we will send you a link.',
};

export const forgot = {
  email: 'Email ID',
  submit: 'Send Reset Link',
  busy: 'Sending...',
  back: 'Back to Sign In',
  incomplete: { title: 'Error', description: 'Please enter your email address.' },
  failure: { title: 'Error', description: 'Failed to send password reset email. Please try again.' },
  success: {
    title: 'Password Reset Email Sent',
    description: 'Check your email for password reset instructions.',
  },
  sentTitle: 'The email is on its way',
  sent: (email: string) =>
    `If ${email} has an account, a link to set a new password arrives within a few minutes. Look in the spam folder too.`,
};

const failed = 'Authentication failed. Please try again.';

const descriptions: Partial<Record<BackendErrorKind, string>> = {
  invalidCredentials: 'Invalid email or password. Please check your credentials.',
  notActivated: 'Please contact your administrator to activate your account.',
};

/** The toast for a failed sign-in. */
export const signInFailure = (kind: BackendErrorKind) => ({
  title: 'Authentication Error',
  description: descriptions[kind] ?? failed,
});

/** What the stated message leaves open: why it failed and what to do. Shown in the form, where it stays. */
export const explanations: Partial<Record<BackendErrorKind, { title: string; text: string }>> = {
  unreachable: {
    title: 'The server does not answer',
    text: 'Check your connection and try again in a moment. What you typed is still here.',
  },
  tooManyRequests: {
    title: 'Too many attempts',
    text: 'To protect your account, wait a few minutes before you try again.',
  },
};
