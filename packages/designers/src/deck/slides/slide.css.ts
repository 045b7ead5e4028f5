import { brandVars } from '@daybreak/brand/css';
import { style, styleVariants } from '@vanilla-extract/css';
import { portrait, px } from '../stage.ts';

const { color, font } = brandVars;

export const slide = style({
  position: 'absolute',
  inset: 0,
  isolation: 'isolate',
  overflow: 'hidden',
  // The content marks sensible line breaks.
  whiteSpace: 'pre-line',
});
export const ground = styleVariants({
  white: { background: color.white, color: color.teal },
  teal: { background: color.teal, color: color.white },
  night: { background: color.night, color: color.white },
});

/** The slide's one claim. */
export const heading = style({
  fontSize: px(88),
  fontWeight: font.weightHeading,
  lineHeight: 1,
  letterSpacing: '0.01em',
  textTransform: 'uppercase',
  textWrap: 'balance',
  '@container': { [portrait]: { fontSize: px(104) } },
});

export const numeral = style({
  fontWeight: font.weightHeading,
  lineHeight: 0.9,
  letterSpacing: '-0.02em',
  whiteSpace: 'nowrap',
});

export const list = style({ listStyle: 'none' });

export const picture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  maxInlineSize: 'none',
  objectFit: 'cover',
});

export const row = style({ position: 'absolute', insetInline: 0, background: color.cyan });
