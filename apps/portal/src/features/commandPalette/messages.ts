export const palette = {
  label: 'Search the portal',
  open: 'Search',
  placeholder: 'Search pages, links, people and designers',
  groups: { pages: 'Pages', designers: 'Designers', people: 'People', links: 'Links' },
  empty: (query: string) => `Nothing is called “${query}”.`,
  searching: 'Looking through the directory',
  peopleMissing: 'The directory could not be read: people are missing here.',
};
