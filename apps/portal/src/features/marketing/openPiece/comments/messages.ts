export const comments = {
  title: 'Comments',
  intro: 'Each comment is about one version. Comments made through review links are marked “outside.”',
  loading: 'Loading the comments',
  drawing: 'Loading the version',
  version: 'Version',
  option: (version: number, open: number) =>
    `Version ${version}${open > 0 ? `, ${open === 1 ? '1 open comment' : `${open} open comments`}` : ''}`,
  picture: (version: number, side: string) => `Picture of version ${version}${side ? `, ${side}` : ''}`,
  notDrawn: "We can't show this piece here, but you can comment on its fields.",
  open: (count: number) => (count === 1 ? '1 comment' : `${count} comments`),
};
