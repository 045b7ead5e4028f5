/** The covers and the insides that a brochure is put together from. The first of each are the default, and carry everything. */
export const covers = [
  { id: 'sunrise', label: 'Sunrise' },
  { id: 'disc', label: 'Disc' },
  { id: 'type', label: 'Type' },
  { id: 'photograph', label: 'Photograph' },
] as const;

export const insides = [
  { id: 'story', label: 'Story' },
  { id: 'services', label: 'Services' },
  { id: 'numbers', label: 'Numbers' },
] as const;
