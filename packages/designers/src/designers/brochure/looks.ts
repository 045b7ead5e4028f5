/** The covers and insides that make up a brochure. The first of each is the default, and fits any content. */
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
