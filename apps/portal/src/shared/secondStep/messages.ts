import type { BackendErrorKind } from '../../backend/errors.ts';

/** Texts about the second step, at sign-in and on the profile's card. */
export const screen = {
  title: 'Two-step sign-in',
  intro: 'Enter the code for Daybreak from your authenticator app.',
  code: 'Code',
  codeHint: 'Six digits. The code changes every 30 seconds.',
  submit: 'Continue',
  busy: 'Please wait...',
  toRecovery: 'Use a recovery code',
  recoveryIntro: 'Enter one of your recovery codes. Each code works once.',
  recoveryCode: 'Recovery code',
  recoveryHint: 'A code has 16 letters and digits. Hyphens and capital letters are optional.',
  toApp: 'Use the authenticator app',
  leave: 'Sign in with another account',
  success: { title: 'Success', description: 'Signed in successfully!' },
  leaveFailed: {
    title: 'Error',
    description: "Couldn't sign you out. Check your connection and try again.",
  },
};

export const codeProblems = {
  digits: 'Enter the six digits from the app.',
  recovery: 'Enter a recovery code.',
  wrong: 'This code is wrong, expired or already used. Wait for the next one.',
  wrongRecovery: 'This code is wrong or already used. Try another one.',
};

const failures: Partial<Record<BackendErrorKind, string>> = {
  tooManyRequests: 'Too many wrong codes. Wait 15 minutes before you try again.',
  unreachable: "The server isn't responding. Check your connection and try again in a moment.",
  signedOut: "You're signed out. Reload the page and sign in.",
};
export const failureText = (kind: BackendErrorKind): string =>
  failures[kind] ?? 'Something went wrong. Try again.';

export const card = {
  card: {
    title: 'Two-step sign-in',
    description: "A code from your phone on top of your password, so a stolen password isn't enough.",
  },
  loading: 'Loading your settings',
  failed: "Couldn't load your two-step sign-in settings.",
  off: 'Off. You sign in with your password only.',
  on: (day: string) => `On since ${day}.`,
  codesLeft: (count: number) => `${count} of 10 recovery codes ${count === 1 ? 'is' : 'are'} left.`,
  noCodes: "You don't have any recovery codes.",
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  newCodes: 'New recovery codes',
  required: 'Require for all administrators',
  requiredHint: 'Administrators lose access until they turn it on.',
  requiredSaved: { title: 'Success', description: 'Two-step sign-in is now required for administrators' },
  optionalSaved: { title: 'Success', description: 'Two-step sign-in is no longer required' },
};

export const due = {
  title: 'Turn on two-step sign-in',
  text: "Administrators must sign in with a password and a code from an authenticator app. You'll get your access back as soon as you turn on two-step sign-in.",
  turnOn: 'Turn on',
  again: 'Try again',
};

export const setUp = {
  title: 'Turn on two-step sign-in',
  description: "You'll stay signed in here. Everywhere else, you'll need to sign in again with a code.",
  loading: 'Preparing the QR code',
  scan: 'Scan this code with an authenticator app, such as the one built into your phone or password manager.',
  picture: 'QR code for your authenticator app',
  byHand: 'Or enter this key in the app:',
  key: 'key',
  code: 'Code from the app',
  cancel: 'Cancel',
  confirm: 'Turn on',
  busy: 'Checking...',
  failedTitle: "Couldn't create the QR code",
  retry: 'Try again',
  done: { title: 'Success', description: 'Two-step sign-in is on' },
};

export const codes = {
  title: 'Your recovery codes',
  description:
    "Use one of these codes to sign in when you don't have your phone. Each code works once. Save the codes now. You won't see them again.",
  list: 'Recovery codes',
  keep: 'Save as a file',
  copy: 'Copy',
  copied: 'Copied',
  done: "I've saved my codes",
  fileName: 'daybreak-recovery-codes.txt',
  file: (email: string) => `Recovery codes for ${email} on the Daybreak portal. Each code works once.`,
  none: "Recovery codes aren't available on this server. If you lose your phone, ask a super administrator for help.",
  failed:
    "Two-step sign-in is on, but we couldn't create recovery codes. You can create them later from your profile.",
};

export const renew = {
  title: 'New recovery codes?',
  description: 'Your current codes will stop working right away.',
  confirm: 'Create new codes',
  busy: 'Creating...',
};

export const turnOff = {
  title: 'Turn off two-step sign-in?',
  description: "You'll sign in with your password only, and your recovery codes will stop working.",
  confirm: 'Turn off',
  busy: 'Turning off...',
  done: { title: 'Success', description: 'Two-step sign-in is off' },
};
