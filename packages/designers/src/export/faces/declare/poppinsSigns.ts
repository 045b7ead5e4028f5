import type { type } from '@daybreak/brand';
import { poppinsFiles } from '../poppinsFiles.ts';

/** Mathematical signs that Poppins has and its files for the web leave out. */
const range = 'U+2202, U+2206, U+220F, U+2211, U+221A, U+221E, U+222B, U+2248, U+2260, U+2264-2265, U+25CA';
const family: (typeof type)['family'] = 'Poppins';

const sheet = new CSSStyleSheet();
sheet.replaceSync(
  Object.entries(poppinsFiles)
    .map(
      ([weight, url]) =>
        `@font-face { font-family: ${family}; font-weight: ${weight}; font-display: swap; src: url("${url}"); unicode-range: ${range} }`,
    )
    .join('\n'),
);
document.adoptedStyleSheets.push(sheet);
