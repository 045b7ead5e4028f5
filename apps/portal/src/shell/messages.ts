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
};

/** Messages at the bottom of the window while they apply. */
export const bars = {
  offline: 'You are offline. Saving works again when you are connected.',
  newBuild: 'A new version is ready.',
  reload: 'Reload',
};
