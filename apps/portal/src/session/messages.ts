/** Verbatim from the specification's error catalogue. */
export const signedOut = {
  title: 'Signed out successfully',
  description: 'You have been logged out of your account.',
};

export const signOutFailed = {
  title: 'Error signing out',
  description: 'There was a problem signing you out.',
};

/** The sentence that signing in answers an inactive account with, where somebody is signed in all the same. */
export const notActive = {
  title: 'Your account is not active',
  text: (email: string) =>
    `You are signed in as ${email}. Please contact your administrator to activate your account.`,
  signOut: 'Sign out',
  retry: 'Try again',
};
