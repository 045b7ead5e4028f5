export const failures = {
  unreachable: "The server isn't responding. Your work is saved in this browser. Try again in a moment.",
  tooManyRequests: 'Too many requests. Try again in a minute.',
  signedOut: "You're signed out. Your work is saved in this browser. Sign in to continue.",
  unexpected: "That didn't work. Your work is saved in this browser. Try again in a moment.",
};

export const tryAgain = 'Try again';
export const checkConnection = 'Check your connection and try again.';
