import { type } from '@daybreak/brand';
import { brandVars } from '@daybreak/brand/css';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { even } from './even.ts';
import { lines } from './lengths.ts';

/** What the artwork of every piece has in common: its root, the grounds, the rising disc and the rows. */
const { color, font } = brandVars;

/** The brand's typeface, and those that `giveFaces` names for other scripts. No weight is made up that a face does not have. */
export const faces = {
  // What stands in for Poppins while it loads has some of the letters that Poppins lacks.
  fontFamily: `var(--lead, ${type.family}), ${type.stack.replace("'Poppins Fallback'", "var(--faces, 'Poppins Fallback'), 'Poppins Fallback'")}`,
  fontSynthesis: 'none',
  // Half a square taken from punctuation that meets is not told to the engine that sets print files.
  textSpacingTrim: 'space-all',
  fontVariantEmoji: 'text',
} as const;

export const root = style({
  position: 'absolute',
  inset: 0,
  ...faces,
  ...lines(1.6),
  fontVariantLigatures: 'none',
  whiteSpace: 'pre-line',
});
globalStyle(`:where(${root}, ${root} *)`, { lineHeight: 'round(var(--lines) * 1em, 1px)' });
/** Firefox aligns an item as its list, whichever way the item's own words run. */
globalStyle(`:where(${root}) li`, { textAlign: 'inherit' });
/** Letters that are joined stay joined. */
globalStyle(`[data-cursive] ${root} *`, { letterSpacing: '0 !important' });
/** Letters that reach far over and under their line do not touch those of the next. */
globalStyle(`[data-tall] ${root} [data-fit]`, { vars: { '--lines': '1.32 !important' } });
/** Signs set in squares are not kerned: each browser kerns them its own way. */
globalStyle(`[data-square] ${root}`, { fontKerning: 'none' });
/**
 * Words that stay on one line until `fitTexts` finds no size at which they do. Not `nowrap`: with a space inside, WebKit lets them reach
 * over the end of their line by its width.
 */
export const together = style({ whiteSpace: 'var(--together, pre)' });
/** Where an address may break, once no size is small enough: a `wbr` breaks lines even where nothing else may. */
export const joint = style({ display: 'var(--joint, none)' });
/** Where a long word may break, once its text doesn't fit at its usual size. */
export const wordJoint = style({ display: 'var(--word-joint, none)' });
/** A sentence that begins on a line of its own where it does not fit on what is left of one. */
export const sentence = style({ display: 'inline-block' });
/** Words that never break. */
export const whole = style({ whiteSpace: 'pre' });
export const ground = styleVariants({
  white: { background: color.white, color: color.teal },
  blue: { background: color.teal, color: color.white },
  image: { background: color.night, color: color.white },
  orange: { background: color.orange, color: color.night },
});

export const fill = style({ blockSize: '100%' });
export const disc = style({ position: 'absolute', borderRadius: '50%' });
export const row = style({ position: 'absolute', insetInline: 0, background: color.cyan });
export const band = style({ position: 'absolute', insetInline: 0, insetBlockEnd: 0 });
/** A headline of a brand piece: heavy capitals, set tight. Its size is the piece's own. */
export const headline = style({
  fontWeight: font.weightHeading,
  ...lines(1, even),
  letterSpacing: '0.01em',
  textTransform: 'uppercase',
});
