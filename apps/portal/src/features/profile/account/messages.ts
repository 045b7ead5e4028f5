/** The profile's cards about signing in. */
export const passwordCard = {
  card: { title: 'Password', description: 'Changing your password signs you out everywhere else.' },
  change: 'Change password',
  dialog: {
    title: 'Change password',
    description:
      "You'll stay signed in here. Everywhere else, you'll need to sign in again with the new password.",
    cancel: 'Cancel',
    minimum: 8,
    tooMany: 'Too many attempts. Wait a few minutes before you try again.',
  },
};

export const placesCard = {
  card: {
    title: "Where you're signed in",
    description: "Don't recognize a device? Sign it out, then change your password.",
  },
  loading: 'Loading your sessions',
  here: 'This device',
  since: (day: string) => `Signed in ${day}`,
  lastSeen: (ago: string) => `last used ${ago}`,
  alone: "You're not signed in anywhere else.",
  all: (count: number) => `Show all ${count.toLocaleString('en-US')}`,
  signOut: 'Sign out everywhere else',
  busy: 'Signing out...',
  endShort: 'Sign out',
  end: (device: string) => `Sign out ${device}`,
  ending: {
    title: (device: string) => `Sign out ${device}?`,
    description: (facts: string) =>
      `${facts}. This device will be signed out right away. Anyone using it will need your password to sign in again.`,
    confirm: 'Sign out',
    busyLabel: 'Signing out...',
    failed: "Couldn't sign out of that session. Check your connection and try again.",
  },
  failed: "Couldn't load your sessions.",
  toasts: {
    done: { title: 'Success', description: "You're signed out everywhere else." },
    ended: (device: string) => ({ title: 'Success', description: `Signed out of ${device}.` }),
    failed: {
      title: 'Error',
      description: "Couldn't sign out your other sessions. Check your connection and try again.",
    },
  },
};

export const noticesCard = {
  card: { title: 'Email notifications', description: 'You always get emails about your account.' },
  applications: 'New job applications',
  applicationsHint:
    "At most one email a day, with the number of new applications for each position. Names aren't included.",
  unread: "Couldn't load your email settings.",
  on: { title: 'Success', description: "You'll get emails about new applications" },
  off: { title: 'Success', description: "You won't get emails about new applications" },
  failed: "Couldn't save your choice. Try again.",
};
