import type { BackendErrorKind } from '../../backend/errors.ts';

/** The second step of signing in, and the profile's card about it. */
export const screen = {
  title: 'Two-step sign-in',
  intro: 'Enter the code that your authenticator app shows for Daybreak.',
  code: 'Code',
  codeHint: 'Six digits. A new code comes every 30 seconds.',
  submit: 'Continue',
  busy: 'Please wait...',
  toRecovery: 'Use a recovery code',
  recoveryIntro: 'Enter one of the recovery codes that you kept. Each works once.',
  recoveryCode: 'Recovery code',
  recoveryHint: 'Sixteen letters and digits. Hyphens and capital letters do not matter.',
  toApp: 'Use the authenticator app',
  leave: 'Sign in as somebody else',
  success: { title: 'Success', description: 'Signed in successfully!' },
  leaveFailed: {
    title: 'Error',
    description: 'You could not be signed out. Check your connection and try again.',
  },
};

export const codeProblems = {
  digits: 'Enter the six digits that the app shows.',
  recovery: 'Enter a recovery code.',
  wrong: 'This code is wrong, too old or was used before. Wait for the next one.',
  wrongRecovery: 'This code is wrong or was used before.',
};

const failures: Partial<Record<BackendErrorKind, string>> = {
  tooManyRequests: 'Too many wrong codes. Wait a quarter of an hour before you try again.',
  unreachable: 'The server does not answer. Check your connection and try again in a moment.',
  signedOut: 'You are signed out. Load the page again and sign in.',
};
export const failureWords = (kind: BackendErrorKind): string =>
  failures[kind] ?? 'Something went wrong. Try again.';

export const card = {
  card: {
    title: 'Two-step sign-in',
    description:
      'Besides your password, a code from an app on your phone: whoever knows the one has not the other.',
  },
  loading: 'Looking for your second step',
  failed: 'Your second step could not be loaded.',
  retry: 'Try again',
  off: 'Off. Your password alone signs you in.',
  on: (day: string) => `On since ${day}.`,
  codesLeft: (count: number) => `${count} of 10 recovery codes ${count === 1 ? 'is' : 'are'} left.`,
  noCodes: 'You have no recovery codes.',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  newCodes: 'New recovery codes',
  required: 'Require it of all administrators',
  requiredHint:
    'Administrators and super administrators without it then have no rights until they have turned it on.',
  requiredSaved: { title: 'Success', description: 'Two-step sign-in is now required of administrators' },
  optionalSaved: { title: 'Success', description: 'Two-step sign-in is no longer required' },
};

export const due = {
  title: 'Turn on two-step sign-in',
  text: 'Administrators of this portal sign in with a password and a code from an app on their phone. Everything is here again as soon as you have turned it on.',
  turnOn: 'Turn on',
  again: 'Try again',
};

export const setUp = {
  title: 'Turn on two-step sign-in',
  description: 'You stay signed in here. Everywhere else you sign in again, with a code.',
  loading: 'Preparing the code to scan',
  scan: 'Scan this with an authenticator app, such as the one that your phone or password manager has.',
  picture: 'Code to scan with an authenticator app',
  byHand: 'Or type this key into the app:',
  key: 'key',
  code: 'Code from the app',
  cancel: 'Cancel',
  confirm: 'Turn on',
  busy: 'Checking...',
  failedTitle: 'The code to scan could not be made',
  retry: 'Try again',
  done: { title: 'Success', description: 'Two-step sign-in is on' },
};

export const codes = {
  title: 'Your recovery codes',
  description:
    'With one of these you sign in when your phone is not at hand. Each works once. They are shown only now.',
  list: 'Recovery codes',
  keep: 'Save as a file',
  copy: 'Copy',
  copied: 'Copied',
  done: 'I have kept them',
  fileName: 'daybreak-recovery-codes.txt',
  file: (email: string) => `Recovery codes of ${email} for the Daybreak portal. Each works once.`,
  none: 'This server has no recovery codes. If you lose your phone, ask a super administrator for help.',
  failed:
    'The recovery codes could not be made. Two-step sign-in is on all the same: make them later, on your profile.',
};

export const renew = {
  title: 'New recovery codes?',
  description: 'The ones that you have stop working at once.',
  cancel: 'Cancel',
  confirm: 'Make new codes',
  busy: 'Making them...',
};

export const turnOff = {
  title: 'Turn off two-step sign-in?',
  description: 'Your password alone then signs you in. Your recovery codes stop working.',
  cancel: 'Cancel',
  confirm: 'Turn off',
  busy: 'Turning off...',
  done: { title: 'Success', description: 'Two-step sign-in is off' },
};
