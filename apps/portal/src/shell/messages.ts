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
  offline: "You're offline. You can save again when you're back online.",
  newBuild: 'A new version is ready.',
  reload: 'Reload',
};
