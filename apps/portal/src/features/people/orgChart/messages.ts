const number = (count: number) => count.toLocaleString('en-US');

export const page = {
  title: 'Org Chart',
  description: 'Who reports to whom.',
  back: 'Staff Directory',
  tree: 'Org chart',
  openAll: 'Expand all',
  closeAll: 'Collapse all',
  count: (count: number) => `${number(count)} ${count === 1 ? 'person' : 'people'}`,
  below: (count: number) => `${number(count)} ${count === 1 ? 'report' : 'reports'}`,
  keys: 'Use arrow keys to move, expand and collapse. Press Enter to open a profile.',
  loading: 'Loading the org chart',
  failedTitle: "Couldn't load the org chart",
  emptyTitle: 'No people yet',
  empty: 'People appear here once an administrator adds them to the directory.',
  flat: 'No managers yet. A super administrator can add them on profile pages.',
};
