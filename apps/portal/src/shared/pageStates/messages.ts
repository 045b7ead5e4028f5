export const applicationError = {
  title: 'Unexpected Application Error!',
  text: 'This part of the portal stopped working. Your saved work is safe. Try again. If the problem continues, reload the page.',
  retry: 'Try again',
  reload: 'Reload page',
};

export const partMissing = {
  title: "Couldn't load this part of the page",
  text: 'Check your connection and try again.',
  offline: "You're offline. This part of the page will load when you're back online.",
  retry: 'Try again',
  reload: 'Reload page',
};

export const stillTrying = 'Still trying to connect...';
