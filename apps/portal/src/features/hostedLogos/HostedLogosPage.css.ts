import { palette } from '@daybreak/brand';
import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  gap: ui.space[6],
});

const stage = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '11rem',
  padding: ui.space[6],
  border: `1px solid ${ui.color.line.subtle}`,
  borderRadius: ui.radius.card,
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
});
/** The grounds that the logos are drawn for, the same in both themes. */
export const light = style([stage, { background: palette.white.hex }]);
export const dark = style([stage, { background: palette.night.hex, borderColor: 'transparent' }]);

export const entry = style({ display: 'grid', alignContent: 'start', gap: ui.space[3] });
/** The logo used in signatures. */
export const first = style([entry, { gridColumn: '1 / -1' }]);

export const picture = style({
  display: 'block',
  maxInlineSize: '100%',
  inlineSize: 'auto',
  blockSize: 'auto',
  maxBlockSize: '6rem',
});
export const words = style({ display: 'grid', gap: ui.space[3] });
