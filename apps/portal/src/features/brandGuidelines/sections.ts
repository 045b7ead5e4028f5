/** The sections of the page. Their ids are URL fragments that partners may have linked to. */
export const sections = [
  {
    id: 'logo-usage',
    card: 'Logo Usage',
    hint: 'Versions, clear space, sizes, and what to avoid',
    title: 'Logo Standards',
  },
  {
    id: 'color-palette',
    card: 'Color Palette',
    hint: 'Color values to copy, and readable color pairs',
    title: 'Color System',
  },
  {
    id: 'typography',
    card: 'Typography',
    hint: 'Poppins, for headings and body text',
    title: 'Typography',
  },
  { id: 'assets', card: 'Assets', hint: 'Logos, pictures, fonts and tokens to download', title: 'Assets' },
] as const;

export type SectionId = (typeof sections)[number]['id'];
