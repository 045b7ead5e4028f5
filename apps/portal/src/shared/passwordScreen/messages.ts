/** Verbatim from the specification. The two minimum lengths differ on purpose: both are specified. */
export const newPassword = {
  current: 'Current Password',
  currentMissing: 'Enter your current password.',
  currentWrong: "This isn't your current password.",
  label: 'New Password',
  confirmLabel: 'Confirm New Password',
  submit: 'Update Password',
  busy: 'Updating...',
  errorTitle: 'Error',
  incomplete: 'Please fill in all fields.',
  mismatch: 'Passwords do not match.',
  tooShort: (minimum: number) => `Password must be at least ${minimum} characters long.`,
  hint: (minimum: number) =>
    `Use at least ${minimum} characters. A few unrelated words make a strong password.`,
  failure: 'Failed to update password. Please try again.',
  success: { title: 'Success', description: 'Your password has been updated successfully!' },
};

export const forcedChange = {
  minimum: 8,
  title: 'Change Your Password',
  description: 'Your account still has its default password. Choose one that only you know.',
  signOut: 'Sign out',
};

export const resetPage = {
  minimum: 6,
  heading: 'Set New Password',
  intro: 'Choose a new password for your account.',
  back: 'Back to Sign In',
  noSessionTitle: 'This link no longer works',
  noSession:
    'A reset link works only once and expires. To get a new one, choose “Forgot your password?” on the sign-in page.',
};

/** For links that confirm an address: pressing the button uses them up. */
export const confirmPage = {
  heading: 'Confirm Your Email Address',
  intro: 'To confirm your email address, choose Continue. This link works only once.',
  go: 'Continue',
  busy: 'Please wait...',
  spent:
    'A link in an email works only once and expires. Sign in with your password, or request a new email.',
  failedTitle: 'Error',
  failed: "Couldn't check the link. Check your connection and try again.",
};
