export const palette = {
  label: 'Search the portal',
  open: 'Search',
  placeholder: 'Search pages, links, people, designers and pieces',
  groups: { pages: 'Pages', designers: 'Designers', people: 'People', links: 'Links', pieces: 'Pieces' },
  empty: (query: string) => `Nothing found for “${query}”.`,
  missing: { title: 'Search did not open', description: 'Check your connection and try again.' },
  searching: 'Searching people and pieces',
  piecesMissing: 'The library could not be searched, so pieces are missing here.',
  peopleMissing: 'The directory could not be loaded, so people are missing here.',
};
