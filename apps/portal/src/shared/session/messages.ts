/** Verbatim from the specification's error catalog. */
export const signedOut = {
  title: 'Signed out successfully',
  description: 'You have been logged out of your account.',
};

export const signOutFailed = {
  title: 'Error signing out',
  description: 'There was a problem signing you out.',
};

/** The sign-in message for an inactive account, for when someone is signed in anyway. */
export const notActive = {
  title: "Your account isn't active",
  text: (email: string) =>
    `You're signed in as ${email}. Please contact your administrator to activate your account.`,
  signOut: 'Sign out',
  retry: 'Try again',
};
