/** Messages shown once the portal has loaded. Separate, so that the sign-in page doesn't load them. */
export const notFound = {
  title: 'Oops! Page not found',
  text: 'There is nothing at this address. It may have moved, or the link may be mistyped.',
  home: 'Return to Home',
};

export const sessionFailed = {
  title: 'The server does not answer',
  text: 'We could not find out whether you are signed in. Check your connection and try again. You have not been signed out.',
  retry: 'Try again',
};
