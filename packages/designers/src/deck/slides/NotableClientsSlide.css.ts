import { brandVars } from '@daybreak/brand/css';
import { style } from '@vanilla-extract/css';
import { portrait, px } from '../stage.ts';

const { color } = brandVars;
const hairline = `max(1px, ${px(2)}) solid color-mix(in srgb, ${color.teal} 16%, transparent)`;

export const layout = style({
  display: 'grid',
  gridTemplateColumns: `${px(640)} minmax(0, 1fr)`,
  '@container': {
    [portrait]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: `${px(560)} minmax(0, 1fr)` },
  },
});

export const head = style({
  position: 'relative',
  overflow: 'hidden',
  padding: px(96),
  '@container': { [portrait]: { padding: px(72) } },
});

/** The rising disc: the part below the horizon is behind the rows' background. */
export const disc = style({
  position: 'absolute',
  insetInlineEnd: px(-120),
  insetBlockEnd: px(340),
  inlineSize: px(520),
  blockSize: px(260),
  borderRadius: `${px(260)} ${px(260)} 0 0`,
  background: color.orange,
  '@container': {
    [portrait]: { insetInlineEnd: px(40), insetBlockEnd: px(170), inlineSize: px(320), blockSize: px(160) },
  },
});

export const rows = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: px(340),
  '@container': { [portrait]: { blockSize: px(170) } },
});

export const grid = style({
  display: 'grid',
  gridTemplate: 'repeat(3, minmax(0, 1fr)) / repeat(3, minmax(0, 1fr))',
  '@container': { [portrait]: { gridTemplate: 'repeat(5, minmax(0, 1fr)) / repeat(2, minmax(0, 1fr))' } },
});

export const cell = style({
  display: 'grid',
  placeItems: 'center',
  borderInlineStart: hairline,
  borderBlockStart: hairline,
  selectors: {
    '&:nth-child(3n + 1)': { borderInlineStart: 0 },
    '&:nth-child(-n + 3)': { borderBlockStart: 0 },
  },
  '@container': {
    [portrait]: {
      selectors: {
        '&:nth-child(3n + 1)': { borderInlineStart: hairline },
        '&:nth-child(-n + 3)': { borderBlockStart: hairline },
        '&:nth-child(odd)': { borderInlineStart: 0 },
        '&:nth-child(-n + 2)': { borderBlockStart: 0 },
        '&:last-child': { gridColumn: '1 / -1' },
      },
    },
  },
});

/** The logos' boxes have the same height, so their lettering has the same weight. */
export const logo = style({
  blockSize: px(112),
  inlineSize: 'auto',
  maxInlineSize: '90%',
  '@container': { [portrait]: { blockSize: px(128) } },
});
