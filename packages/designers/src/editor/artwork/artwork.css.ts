import { type } from '@daybreak/brand';
import { brandVars } from '@daybreak/brand/css';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { lines } from './lengths.ts';
import { even } from './text/even.ts';

// Styles shared by every piece's artwork: its root, the grounds, the rising disc, and the rows.
const { color, font } = brandVars;

/** The brand's typeface, and those that `giveFaces` adds for other scripts. Missing weights aren't synthesized. */
export const faces = {
  // The fallback shown while Poppins loads has some of the letters that Poppins lacks.
  fontFamily: `var(--lead, ${type.family}), ${type.stack.replace("'Poppins Fallback'", "var(--faces, 'Poppins Fallback'), 'Poppins Fallback'")}`,
  fontSynthesis: 'none',
  // Browsers can trim half a square where punctuation meets, but don't tell the engine that sets print files.
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
/** Firefox aligns an item like its list, regardless of the direction of its own text. */
globalStyle(`:where(${root}) li`, { textAlign: 'inherit' });
/** Letters of joined scripts stay joined. */
globalStyle(`[data-cursive] ${root} *`, { letterSpacing: '0 !important' });
/** Letters that reach far above or below their line don't touch those of the next line. */
globalStyle(`[data-tall] ${root} [data-fit]`, { vars: { '--lines': '1.32 !important' } });
/** Full-width characters aren't kerned, because each browser kerns them differently. */
globalStyle(`[data-square] ${root}`, { fontKerning: 'none' });
/**
 * Words that stay on one line until `fitTexts` finds no size at which they fit. Not `nowrap`: with a space inside,
 * WebKit lets them overflow the end of their line by the width of the space.
 */
export const together = style({ whiteSpace: 'var(--together, pre)' });
/**
 * A point where an address may break once no size is small enough. A `wbr` breaks lines even where nothing else may.
 */
export const joint = style({ display: 'var(--joint, none)' });
/** A point where a long word may break if its text doesn't fit at its usual size. */
export const wordJoint = style({ display: 'var(--word-joint, none)' });
/** A sentence that starts on a new line if it doesn't fit on the rest of the current one. */
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
/** Text that keeps its case among capitals. */
export const cased = style({ textTransform: 'none' });
/** A headline of a brand piece: heavy capitals, set tight. Each piece sets its own size. */
export const headline = style({
  fontWeight: font.weightHeading,
  ...lines(1, even),
  letterSpacing: '0.01em',
  textTransform: 'uppercase',
});
