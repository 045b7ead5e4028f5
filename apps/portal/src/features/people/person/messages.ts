export const colleague = {
  back: 'Staff Directory',
  loading: 'Loading the profile',
  missingTitle: 'This person is not in the directory',
  missing: 'The address may be incomplete, or they have left.',
  toDirectory: 'Go to the Staff Directory',
  failedTitle: 'The profile could not be loaded',
  failed: 'Check your connection and try again.',
  retry: 'Try again',
  you: 'You',
  left: 'Deactivated',
  noAccount: 'No account yet',
  edit: 'Edit details',
  details: 'Details',
  team: 'Team',
  manager: 'Manager',
  noManager: 'Reports to nobody.',
  reports: (count: number) =>
    `${count.toLocaleString('en-US')} ${count === 1 ? 'person reports' : 'people report'} to them`,
  noReports: 'Nobody reports to them.',
  contact: 'Contact',
  code: (name: string) => `QR code with the contact of ${name}`,
  scan: 'Scan it with a phone to save the contact.',
  save: 'Save as a contact',
  notStated: 'Not stated',
};

export const form = {
  managerHint: 'Type a name or an email address and choose from the list. Leave empty for nobody.',
  firstNameMissing: 'Enter a first name.',
  emailMissing: 'Enter an email address, such as name@company.com.',
  dayUnknown: 'Choose a day between 1950 and 2100, or leave it empty.',
  managerUnknown: 'Nobody in the directory matches. Choose from the list, or leave it empty.',
  managerTwice: 'Several people have this name. Choose by email address.',
  managerSelf: 'Nobody is their own manager. Choose someone else.',
  peopleFailed: 'The list of colleagues could not be loaded, so the manager cannot be changed now.',
  save: 'Save details',
  saving: 'Saving...',
  cancel: 'Cancel',
  saved: { title: 'Success', description: 'Details saved' },
  failed: {
    title: 'Error',
    description: 'The details could not be saved. Check your connection and try again.',
  },
};

export const account = {
  title: 'Account',
  none: 'They have no account yet. An invitation lets them choose a password by themselves.',
  sent: (email: string, sent: string, until: string) =>
    `An invitation went to ${email} on ${sent}. Its link works until ${until}.`,
  expired: (until: string) => `The invitation ended on ${until} without an answer.`,
  withdrawn: 'The last invitation was withdrawn.',
  undelivered: (email: string) => `The invitation to ${email} came back`,
  undeliveredReason: (reason: string) =>
    `${reason ? `The mail service says: ${reason}. ` : ''}Correct the address, or reach them another way.`,
  loading: 'Loading the invitation',
  loadFailed: 'The invitation could not be loaded.',
  retry: 'Try again',
  invite: 'Send invitation',
  again: 'Send again',
  sending: 'Sending...',
  withdraw: 'Withdraw',
  withdrawing: 'Withdrawing...',
  invited: (email: string) => ({ title: 'Success', description: `Invitation sent to ${email}` }),
  ended: { title: 'Success', description: 'Invitation withdrawn' },
  failed: 'That did not work. Check your connection and try again.',
};

export const invitation = {
  heading: 'Welcome to Daybreak',
  intro: 'Choose a password for your account. Next time you sign in with it.',
  introOtherwise: 'Invitations let new colleagues choose a password.',
  checking: 'Checking the invitation',
  address: (email: string) => `You will sign in as ${email}.`,
  failed: 'Your account could not be made. Check your connection and try again.',
  unreadTitle: 'The invitation could not be checked',
  unread: 'Check your connection and try again.',
  retry: 'Try again',
  toSignIn: 'Go to sign in',
  noSignIn: 'Your account was made. Sign in with your new password.',
  worthless: {
    used: {
      title: 'This invitation was used already',
      body: "You have an account: sign in with your password, or choose 'Forgot your password?' there.",
    },
    expired: {
      title: 'This invitation has expired',
      body: 'It worked for seven days. Ask whoever invited you to send another.',
    },
    withdrawn: {
      title: 'This invitation no longer works',
      body: 'It was withdrawn, or a newer one was sent. Look for a newer email, or ask whoever invited you.',
    },
    unknown: {
      title: 'This link is not complete',
      body: 'Open it from the email again, or copy all of it.',
    },
  },
};

export const addition = {
  title: 'Add a person',
  description: 'They appear in the directory at once.',
  invite: 'Send an invitation to choose a password',
  inviteHint: 'You can also do that later, on their profile.',
  notInvited: 'They were added, but the invitation could not be sent. Try again on their profile.',
  add: 'Add to the directory',
  added: (name: string) => ({ title: 'Success', description: `${name} was added to the directory` }),
};
