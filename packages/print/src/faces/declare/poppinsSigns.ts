import type { type } from '@daybreak/brand';
import { poppinsFiles } from '../poppinsFiles.ts';

/** Symbols that Poppins has but its web files leave out. */
const range =
  'U+02D8-02D9, U+02DB, U+2021, U+2030, U+2202, U+2206, U+220F, U+2211, U+2219-221A, U+221E, U+222B, U+2248, U+2260, U+2264-2265, U+25CA, U+FB01-FB02';
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
