import { type BrandVersion, brandNow } from '@daybreak/brand';

const { orange, teal } = brandNow.colors;
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 325.15 64"><path fill="#00A3B4" d="M6 4h54v54H6z"/><path fill="${orange.hex}" d="M16 20h28v14H16z"/><path fill="${teal.hex}" d="M82 14h236v36H82z"/></svg>`;

/** A version after today's for stories: another cyan, and another logo on white. */
export const laterBrand: BrandVersion = {
  id: '2.0.0',
  colors: {
    ...brandNow.colors,
    cyan: { hex: '#00A3B4', rgb: [0, 163, 180], cmyk: { c: 95, m: 5, y: 28, k: 0 } },
  },
  logos: { 'daybreak-logo-primary': `data:image/svg+xml,${encodeURIComponent(drawing)}` },
};
