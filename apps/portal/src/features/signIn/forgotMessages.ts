/** The reset form's text: separate from the sign-in messages, so that it loads with its form. */
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
    `If ${email} has an account, we'll email you a link within a few minutes so you can set a new password. Check your spam folder, too.`,
};
