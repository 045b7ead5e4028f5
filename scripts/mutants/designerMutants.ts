import { faults, type Mutant } from './mutant.ts';

const textRules = 'packages/print/src/preflight/textRules.ts';

/** Mutants of the designers and their print files. */
export const designerMutants: readonly Mutant[] = [
  ...faults('packages/designers/src/editor/fields/fields.ts', ['unit', 'editor/drafts/draft.test'], {
    'an emoji counts as several characters': [
      '[...new Intl.Segmenter().segment(text)].length',
      'text.length',
    ],
  }),
  ...faults('packages/print/src/raster/density.ts', ['unit', 'raster/density'], {
    'a PNG says half its density': ['Math.round(dpi / 0.0254)', 'Math.round(dpi / 0.0508)'],
  }),
  ...faults('packages/print/src/pdf/write/writePdf.ts', ['unit', 'openedPieces/paper'], {
    'a print file says its bleed is its trim': ['TrimBox: box(trim)', 'TrimBox: box(bleed)'],
  }),
  ...faults(textRules, ['unit', 'preflight/rules'], {
    'text that cannot be read against its ground goes to print': [
      'if (contrast >= least) return []',
      'if (contrast >= 0) return []',
    ],
    'letters too small for print go to print': ['if (size < minTypeSize[measure])', 'if (size < 0)'],
  }),
  ...faults('packages/designers/src/editor/layouts/Sunrise.tsx', ['browser', 'fitting/walk.browser'], {
    'a layout in which words do not fit': [
      'right: isAcross ? freeWidth : width - margin, bottom: wordsEnd }',
      'right: isAcross ? freeWidth : width - margin, bottom: 24 }',
    ],
  }),
  ...faults('packages/designers/src/editor/artwork/Logos.tsx', ['browser', 'fitting/walk.browser'], {
    'the logo of a piece has no name': [' alt={company.name} style={ownStyle} />', ' style={ownStyle} />'],
  }),
  ...faults('packages/designers/src/designers/poster/poster.fields.ts', ['stories', 'Poster.stories'], {
    'two labels change places': ["label: 'Event time'", "label: 'Event date'"],
  }),
];
