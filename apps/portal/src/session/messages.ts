/** Verbatim from the specification's error catalogue. */
export const signedOut = {
  title: 'Signed out successfully',
  description: 'You have been logged out of your account.',
};

export const signOutFailed = {
  title: 'Error signing out',
  description: 'There was a problem signing you out.',
};
