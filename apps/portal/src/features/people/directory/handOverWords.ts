const pieces = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'piece' : 'pieces'}`;

export const handOver = {
  counting: 'Counting their pieces',
  failed: 'Their pieces could not be counted.',
  retry: 'Try again',
  none: (name: string) => `${name} has no pieces in the library.`,
  has: (name: string, count: number) =>
    `${name} has ${pieces(count)} in the library. A colleague can take them over, now or later; what is shared stays shared.`,
  to: 'Hand over to',
  choose: 'Choose a colleague',
  chooseFirst: 'Choose who takes them over.',
  give: (count: number) => `Hand over ${pieces(count)}`,
  busy: 'Handing over...',
  done: (count: number, to: string) => `${pieces(count)} handed over to ${to}.`,
  notGiven: 'They were not handed over. Check your connection and try again.',
};
