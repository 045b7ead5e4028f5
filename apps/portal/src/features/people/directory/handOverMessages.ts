const pieces = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'piece' : 'pieces'}`;

export const handOver = {
  counting: 'Counting their pieces',
  failed: "Couldn't count this person's pieces.",
  none: (name: string) => `${name} has no pieces in the library.`,
  has: (name: string, count: number) =>
    `${name} has ${pieces(count)} in the library. You can hand them over to a colleague now or later. Shared pieces stay shared.`,
  to: 'Hand over to',
  choose: 'Choose a colleague',
  chooseFirst: 'Choose a colleague.',
  give: (count: number) => `Hand over ${pieces(count)}`,
  busy: 'Handing over...',
  done: (count: number, to: string) => `${pieces(count)} handed over to ${to}.`,
  notGiven: "Couldn't hand over the pieces. Check your connection and try again.",
};
