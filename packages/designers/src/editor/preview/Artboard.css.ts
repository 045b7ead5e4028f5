import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

/** The natural-size node. Don't scale anything here. */
export const artboard = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  overflow: 'hidden',
  fontVariantLigatures: 'none',
  textAlign: 'start',
  colorScheme: 'light',
  forcedColorAdjust: 'none',
  // A thumbnail stays hidden until its texts are fitted; print doesn't wait.
  '@media': { screen: { selectors: { '&[data-unfitted]': { visibility: 'hidden' } } } },
});
/** Scales its content from the top left corner. */
export const scaled = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  transformOrigin: '0 0',
});
/** The custom property with a picture of the trim, as a `url()`. */
export const readyPicture = '--ready-picture';
/** Shows only the trim. The bleed is still there, clipped by the edge. */
export const trim = style({
  position: 'relative',
  overflow: 'hidden',
  background: '#fff',
  boxShadow: `0 0 0 1px ${ui.color.line.subtle}, ${ui.shadow.raised}`,
  selectors: {
    [`&:has(${artboard}[data-unfitted])`]: {
      background: `#fff var(${readyPicture}, none) center / 100% 100%`,
    },
  },
});
export const frame = style({ position: 'relative', inlineSize: 'max-content', flexShrink: 0 });
/** Fold marks: a tick above the trim and one below it. */
export const fold = style({
  position: 'absolute',
  insetBlock: -11,
  inlineSize: 1,
  marginInlineStart: -0.5,
  backgroundImage: `linear-gradient(${ui.color.text.muted} 8px, transparent 8px, transparent calc(100% - 8px), ${ui.color.text.muted} calc(100% - 8px))`,
});
