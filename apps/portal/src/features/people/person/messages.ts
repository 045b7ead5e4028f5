export const colleague = {
  back: 'Staff Directory',
  loading: 'Loading the profile',
  missingTitle: "This person isn't in the directory",
  missing: 'The link may be incomplete, or this person may have left.',
  toDirectory: 'Go to the Staff Directory',
  failedTitle: "Couldn't load the profile",
  you: 'You',
  left: 'Deactivated',
  noAccount: 'No account yet',
  edit: 'Edit details',
  details: 'Details',
  team: 'Team',
  manager: 'Manager',
  noManager: 'No manager.',
  reports: (count: number) =>
    `${count.toLocaleString('en-US')} ${count === 1 ? 'direct report' : 'direct reports'}`,
  noReports: 'No direct reports.',
  contact: 'Contact',
  code: (name: string) => `Contact QR code for ${name}`,
  scan: 'Scan with your phone to save the contact.',
  save: 'Save contact',
  notStated: 'Not provided',
};

export const form = {
  managerHint: 'Type a name or email address and choose from the list. Leave blank for no manager.',
  firstNameMissing: 'Enter a first name.',
  emailMissing: 'Enter an email address like name@company.com.',
  dayUnknown: 'Choose a date between 1950 and 2100, or leave this field blank.',
  managerUnknown: 'No one in the directory matches. Choose from the list, or leave this field blank.',
  managerTwice: 'More than one person has this name. Use an email address.',
  managerSelf: "People can't be their own manager. Choose someone else.",
  peopleFailed: "Couldn't load the list of colleagues, so you can't change the manager right now.",
  save: 'Save details',
  saving: 'Saving...',
  cancel: 'Cancel',
  saved: { title: 'Success', description: 'Details saved' },
  failed: {
    title: 'Error',
    description: "Couldn't save the details. Check your connection and try again.",
  },
};

export const account = {
  title: 'Account',
  none: "This person doesn't have an account yet. Send an invitation so they can choose a password.",
  sent: (email: string, sent: string, expiry: string) =>
    `Invitation sent to ${email} on ${sent}. The link expires on ${expiry}.`,
  expired: (expiry: string) => `The invitation expired on ${expiry}.`,
  withdrawn: 'The last invitation was withdrawn.',
  undelivered: (email: string) => `The invitation to ${email} bounced`,
  undeliveredReason: (reason: string) =>
    `${reason ? `The email service says: ${reason}. ` : ''}Correct the address or contact them another way.`,
  loading: 'Loading the invitation',
  loadFailed: "Couldn't load the invitation.",
  retry: 'Try again',
  invite: 'Send invitation',
  again: 'Resend',
  sending: 'Sending...',
  withdraw: 'Withdraw',
  withdrawing: 'Withdrawing...',
  invited: (email: string) => ({ title: 'Success', description: `Invitation sent to ${email}` }),
  ended: { title: 'Success', description: 'Invitation withdrawn' },
  failed: "That didn't work. Check your connection and try again.",
};

export const invitation = {
  heading: 'Welcome to Daybreak',
  intro: "Choose a password for your account. You'll use it to sign in.",
  introOtherwise: 'Open the link in your invitation email to choose a password.',
  checking: 'Checking the invitation',
  address: (email: string) => `You'll sign in as ${email}.`,
  failed: "Couldn't create your account. Check your connection and try again.",
  unreadTitle: "Couldn't check the invitation",
  unread: 'Check your connection and try again.',
  retry: 'Try again',
  toSignIn: 'Go to sign-in',
  noSignIn: 'Your account is ready. Sign in with your new password.',
  worthless: {
    used: {
      title: 'This invitation was already used',
      body: 'You already have an account. Sign in with your password, or choose “Forgot your password?” on the sign-in page.',
    },
    expired: {
      title: 'This invitation has expired',
      body: 'Invitations expire after seven days. Ask the person who invited you for a new one.',
    },
    withdrawn: {
      title: 'This invitation no longer works',
      body: 'It was withdrawn, or a newer one was sent. Check for a newer email, or ask the person who invited you.',
    },
    unknown: {
      title: 'This link is incomplete',
      body: 'Open the link from the email again, or copy the whole link.',
    },
  },
};

export const addition = {
  title: 'Add a person',
  description: 'The person will appear in the directory right away.',
  invite: 'Send an invitation email',
  inviteHint: 'You can also do this later from their profile.',
  notInvited: "Person added, but we couldn't send the invitation. Try again from their profile.",
  add: 'Add to directory',
  added: (name: string) => ({ title: 'Success', description: `${name} added to the directory` }),
};
