import { globalFontFace } from '@vanilla-extract/css';
import { type } from './type.ts';

/** Paths are relative to both `src` and `dist`: both are next to `assets`. */
const file = (subset: string, weight: number) =>
  `url('../assets/fonts/poppins-${subset}-${weight}.woff2') format('woff2')`;

const subsets = {
  'latin-ext':
    'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
  latin:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
};

for (const [subset, unicodeRange] of Object.entries(subsets))
  for (const weight of Object.values(type.weights))
    globalFontFace(type.family, {
      src: file(subset, weight),
      fontWeight: weight,
      fontStyle: 'normal',
      fontDisplay: 'swap',
      unicodeRange,
    });

/** The characters Poppins has, which its fallback covers too. Letters of other scripts are left to the typefaces listed after it. */
const fallbackRange =
  'U+0000-02BA, U+02BD-02C5, U+02C7-02DF, U+1E00-1E9D, U+1EF2-1EFF, U+2000-206F, U+20A0-20B3, U+20B5-20C0, U+2113, U+2122, U+2212, U+2215, U+FEFF, U+FFFD';

/** Arial scaled so a page is as wide as in Poppins, with Poppins' ascent, descent and line gap (1050, 350, 100 of 1000). */
const fallback = (weights: string, local: string, scale: number) =>
  globalFontFace('Poppins Fallback', {
    src: local,
    fontWeight: weights,
    unicodeRange: fallbackRange,
    sizeAdjust: `${(scale * 100).toFixed(2)}%`,
    ascentOverride: `${(105 / scale).toFixed(2)}%`,
    descentOverride: `${(35 / scale).toFixed(2)}%`,
    lineGapOverride: `${(10 / scale).toFixed(2)}%`,
  });

fallback('100 500', "local('Arial'), local('Liberation Sans')", 1.1347);
fallback('600 900', "local('Arial Bold'), local('Liberation Sans Bold')", 1.0808);
