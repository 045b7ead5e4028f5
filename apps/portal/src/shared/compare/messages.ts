export const compare = {
  differ: (count: number) => (count === 1 ? '1 difference' : `${count} differences`),
  same: 'Text and settings are the same in both versions.',
  nothing: 'Blank',
  notAsked: 'Not included',
  removed: 'removed: ',
  added: 'added: ',
  sideOf: (version: string, side: string) => `${version}, ${side}`,
  picture: (what: string) => `Picture of ${what}`,
  notDrawn: "This version can't be shown here.",
  noSide: "There's no such side in this version.",
};
