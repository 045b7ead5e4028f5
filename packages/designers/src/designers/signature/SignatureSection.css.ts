import { mediaQueries, ui } from '@daybreak/ui/css';
import { style, styleVariants } from '@vanilla-extract/css';
import { darkGround } from './darkenNode.ts';

export const card = style({ display: 'grid', gap: ui.space['5'] });
/** Input next to its result. */
export const bench = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 20rem) minmax(0, 1fr)',
  alignItems: 'start',
  gap: ui.space['6'],
  '@media': { '(max-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const samples = style({ display: 'grid', gap: ui.space['5'], minInlineSize: 0 });
export const sample = style({ display: 'grid', alignContent: 'start', gap: ui.space['2'], minInlineSize: 0 });
/** The two grounds that an email app may have, in either theme of this page. */
export const ground = styleVariants({ white: '#ffffff', dark: darkGround }, (background) => ({
  padding: ui.space['5'],
  border: `1px solid ${ui.color.line.subtle}`,
  borderRadius: ui.radius.card,
  background,
  forcedColorAdjust: 'none',
  '@media': { [mediaQueries.mobile]: { padding: ui.space['3'] } },
}));

/** As wide as its container, or as its unbreakable content. */
export const whole = style({
  minInlineSize: 'min-content',
  inlineSize: '100%',
  transformOrigin: '0 0',
});
/** Keeps unbreakable content from widening the page. */
export const place = style({ contain: 'inline-size', overflow: 'hidden' });

/** Container for a small picture of a signature, on a mail's white ground. */
export const thumbnail = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  inlineSize: '100%',
  blockSize: '100%',
  borderRadius: ui.radius.control,
  background: '#ffffff',
  forcedColorAdjust: 'none',
});
export const natural = style({
  position: 'absolute',
  insetBlockStart: '50%',
  left: '50%',
  inlineSize: 'max-content',
});
