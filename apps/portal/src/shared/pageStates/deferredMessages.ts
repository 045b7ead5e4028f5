/** Messages shown once the portal has loaded. Separate, so that the sign-in page doesn't load them. */
export const notFound = {
  title: 'Oops! Page not found',
  text: 'The page may have moved, or the link may have a typo.',
  home: 'Return to Home',
};

export const sessionFailed = {
  title: "The server isn't responding",
  text: "We couldn't confirm that you're signed in. Check your connection and try again. You're not signed out.",
  retry: 'Try again',
};
