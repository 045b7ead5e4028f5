const number = (count: number) => count.toLocaleString('en-US');

export const page = {
  title: 'Org Chart',
  description: 'Who reports to whom, as the directory says.',
  back: 'Staff Directory',
  tree: 'Org chart',
  openAll: 'Open all',
  closeAll: 'Close all',
  count: (count: number) => `${number(count)} ${count === 1 ? 'person' : 'people'}`,
  below: (count: number) => `${number(count)} below`,
  keys: 'Arrow keys walk, open and close. Enter opens a profile.',
  loading: 'Loading the org chart',
  failedTitle: 'The org chart could not be loaded',
  failed: 'Check your connection and try again.',
  retry: 'Try again',
  emptyTitle: 'Nobody to show yet',
  empty: 'People appear here as soon as an administrator adds them to the directory.',
  flat: 'Nobody has a manager yet. A super administrator sets managers on the profile pages.',
};
