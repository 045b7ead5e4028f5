import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

/** The natural-size node. Nothing here may scale it. */
export const artboard = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  overflow: 'hidden',
  fontVariantLigatures: 'none',
  textAlign: 'start',
  colorScheme: 'light',
  forcedColorAdjust: 'none',
  // A thumbnail is seen once its texts are fitted; paper does not wait.
  '@media': { screen: { selectors: { '&[data-unfitted]': { visibility: 'hidden' } } } },
});
/** Scales what is inside it, from its top left corner. */
export const scaled = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  transformOrigin: '0 0',
});
/** Shows the trim only: the bleed is there, under the edge. */
export const trim = style({
  position: 'relative',
  overflow: 'hidden',
  background: '#fff',
  boxShadow: `0 0 0 1px ${ui.color.line.subtle}, ${ui.shadow.raised}`,
});
export const frame = style({ position: 'relative', inlineSize: 'max-content', flexShrink: 0 });
/** Where the sheet is folded: a tick above and one below the trim. */
export const fold = style({
  position: 'absolute',
  insetBlock: -11,
  inlineSize: 1,
  marginInlineStart: -0.5,
  backgroundImage: `linear-gradient(${ui.color.text.muted} 8px, transparent 8px, transparent calc(100% - 8px), ${ui.color.text.muted} calc(100% - 8px))`,
});
