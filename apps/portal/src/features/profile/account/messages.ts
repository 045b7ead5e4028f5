/** The profile's cards about signing in. */
export const passwordCard = {
  card: { title: 'Password', description: 'Changing it signs you out everywhere else.' },
  change: 'Change password',
  dialog: {
    title: 'Change password',
    description: 'You stay signed in here. Everywhere else you sign in again with the new password.',
    cancel: 'Cancel',
    minimum: 8,
    tooMany: 'Too many attempts. Wait a few minutes before you try again.',
  },
};

export const placesCard = {
  card: {
    title: 'Where you are signed in',
    description: 'Something you do not recognize? Sign it out, then change your password.',
  },
  loading: 'Looking for your sessions',
  here: 'This device',
  since: (day: string) => `Signed in ${day}`,
  lastSeen: (ago: string) => `last used ${ago}`,
  alone: 'You are signed in nowhere else.',
  all: (count: number) => `Show all ${count.toLocaleString('en-US')}`,
  signOut: 'Sign out everywhere else',
  busy: 'Signing out...',
  endShort: 'Sign out',
  end: (device: string) => `Sign out ${device}`,
  ending: {
    title: (device: string) => `Sign out ${device}?`,
    description: (facts: string) =>
      `${facts}. It is signed out at once. Whoever uses it must sign in again with your password.`,
    cancel: 'Cancel',
    confirm: 'Sign out',
    busyLabel: 'Signing out...',
    failed: 'The session could not be ended. Check your connection and try again.',
  },
  failed: 'Your sessions could not be loaded.',
  retry: 'Try again',
  toasts: {
    done: { title: 'Success', description: 'You are signed out everywhere else.' },
    ended: (device: string) => ({ title: 'Success', description: `${device} is signed out.` }),
    failed: {
      title: 'Error',
      description: 'The other sessions could not be ended. Check your connection and try again.',
    },
  },
};

export const noticesCard = {
  card: { title: 'Emails to you', description: 'Beside those about your account.' },
  applications: 'New job applications',
  applicationsHint: 'At most one email a day, with how many came in and for what. Never with names.',
  unread: 'Which emails you get could not be loaded.',
  retry: 'Try again',
  on: { title: 'Success', description: 'You are told of new applications' },
  off: { title: 'Success', description: 'You are no longer told of new applications' },
  failed: 'Your choice could not be saved. Try again.',
};
