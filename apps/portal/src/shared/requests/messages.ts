export const failures = {
  unreachable: 'The server does not answer. Your work is kept on this computer: try again in a moment.',
  tooManyRequests: 'That was too many requests at once. Try again in a minute.',
  signedOut: 'You are signed out. Sign in again: your work is kept on this computer.',
  unexpected: 'That did not work. Your work is kept on this computer: try again in a moment.',
};
