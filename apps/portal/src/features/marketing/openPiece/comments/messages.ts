export const comments = {
  title: 'Comments',
  intro: 'Comments apply to one version. Comments from review links are marked “outside.”',
  loading: 'Loading the comments',
  drawing: 'Loading the version',
  version: 'Version',
  option: (version: number, open: number) =>
    `Version ${version}${open > 0 ? `, ${open === 1 ? '1 open comment' : `${open} open comments`}` : ''}`,
  picture: (version: number, side: string) => `Picture of version ${version}${side ? `, ${side}` : ''}`,
  notDrawn: "This version of the portal can't show the piece, but you can comment on its fields.",
  open: (count: number) => (count === 1 ? '1 comment' : `${count} comments`),
};
