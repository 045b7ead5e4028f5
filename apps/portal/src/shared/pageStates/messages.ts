export const applicationError = {
  title: 'Unexpected Application Error!',
  text: 'This part of the portal stopped working. What you saved is safe. Try again; if it happens twice, reload the page.',
  retry: 'Try again',
  reload: 'Reload page',
};

export const partMissing = {
  title: 'This part did not load',
  text: 'It could not be downloaded. Check your connection and try again.',
  offline: 'You are offline. It opens by itself when you are connected again.',
  retry: 'Try again',
  reload: 'Reload page',
};

export const stillTrying = 'Still trying to reach the server';
