import { palette } from '@daybreak/brand';
import { mediaQueries, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const three = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: ui.space[4],
  '@media': { [mediaQueries.mobile]: { gap: ui.space[3] } },
});

export const plate = style({ blockSize: '10rem', alignContent: 'center' });
export const measured = style({ display: 'grid', gap: ui.space[3], placeItems: 'center' });
export const image = style({ blockSize: 'auto', maxInlineSize: 'none' });

/** A dimension line as wide as the logo above it. */
export const line = style({
  blockSize: 7,
  borderBlockStart: `1px solid ${palette.gray.hex}`,
  borderInline: `1px solid ${palette.gray.hex}`,
});
