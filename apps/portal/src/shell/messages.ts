/** Verbatim from the specification's error catalogue, and the shell's own labels. */
export const shell = {
  navigation: 'Main',
  skip: 'Skip to content',
  home: 'Dashboard',
  marketingCenter: 'Marketing Center',
  groups: {
    sales: 'Sales',
    operations: 'Operations',
    marketing: 'Marketing',
    tools: 'Tools',
    research: 'Research',
  },
  account: 'Account',
  signOut: 'Sign out',
  toDark: 'Switch to dark theme',
  toLight: 'Switch to light theme',
};

export const signedOut = {
  title: 'Signed out successfully',
  description: 'You have been logged out of your account.',
};

export const signOutFailed = {
  title: 'Error signing out',
  description: 'There was a problem signing you out.',
};
