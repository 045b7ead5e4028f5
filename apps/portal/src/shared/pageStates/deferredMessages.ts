/** Messages shown once the portal has loaded. Separate, so that the sign-in page doesn't load them. */
export const notFound = {
  title: 'Oops! Page not found',
  text: 'The page may have moved, or the link may be mistyped.',
  home: 'Return to Home',
};

export const sessionFailed = {
  title: "The server isn't responding",
  text: "We couldn't check whether you're signed in. Check your connection and try again. You haven't been signed out.",
  retry: 'Try again',
};
