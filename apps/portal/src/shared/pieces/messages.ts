const days = (count: number) => (count === 1 ? '1 day left' : `${count} days left`);

export const pieceTexts = {
  by: (name: string) => `by ${name}`,
  daysLeft: (count: number) => (count === 0 ? 'Deleted today' : days(count)),
  unknownDesigner: 'Unknown piece type',
};
