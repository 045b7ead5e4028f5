export const palette = {
  label: 'Search the portal',
  open: 'Search',
  placeholder: 'Search pages, links, people and designers',
  groups: { pages: 'Pages', designers: 'Designers', people: 'People', links: 'Links' },
  empty: (query: string) => `Nothing found for “${query}”.`,
  missing: { title: 'Search did not open', description: 'Check your connection and try again.' },
  searching: 'Searching the directory',
  peopleMissing: 'The directory could not be loaded, so people are missing here.',
};
