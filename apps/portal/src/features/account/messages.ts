/** The profile's cards on how one signs in. */
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
