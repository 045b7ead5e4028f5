export const palette = {
  label: 'Search the portal',
  open: 'Search',
  placeholder: 'Search pages, links, people, designers and pieces',
  groups: { pages: 'Pages', designers: 'Designers', people: 'People', links: 'Links', pieces: 'Pieces' },
  empty: (query: string) => `No results for “${query}.”`,
  missing: { title: "Couldn't open search", description: 'Check your connection and try again.' },
  searching: 'Searching people and pieces',
  piecesMissing: "Couldn't search the library, so results don't include pieces.",
  peopleMissing: "Couldn't load the directory, so results don't include people.",
};
