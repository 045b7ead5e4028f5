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
  offline: "You're offline. Changes can be saved again when you're back online.",
  newBuild: 'A new version of the portal is ready.',
  reload: 'Reload',
};
