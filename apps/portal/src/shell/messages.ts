/** The shell's labels. */
export const shell = {
  navigation: 'Main',
  skip: 'Skip to content',
  groups: {
    sales: 'Sales',
    operations: 'Operations',
    marketing: 'Marketing',
    tools: 'Tools',
    research: 'Research',
  },
  profile: 'Profile',
  signOut: 'Sign out',
  versions: (brand: string, designers: string) => `Brand ${brand} · Designers ${designers}`,
  toDark: 'Switch to dark theme',
  toLight: 'Switch to light theme',
};

/** What stands at the foot of the window while it is true. */
export const bars = {
  offline: 'You are offline. Saving works again when you are connected.',
  newBuild: 'A new version is ready.',
  reload: 'Reload',
};
