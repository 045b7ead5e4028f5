import { palette } from '@daybreak/brand';
import { mediaQueries, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';
import { figure } from './logo.css.ts';

export const three = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: ui.space[4],
  '@media': { [mediaQueries.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: ui.space[3] } },
});

export const item = style([
  figure,
  {
    '@media': {
      [mediaQueries.mobile]: {
        gridTemplateColumns: '9rem minmax(0, 1fr)',
        alignContent: 'center',
        alignItems: 'center',
        columnGap: ui.space[4],
      },
    },
  },
]);

export const plate = style({
  blockSize: '10rem',
  '@media': { [mediaQueries.mobile]: { blockSize: '7.5rem' } },
});
export const measured = style({ display: 'grid', gap: ui.space[3], placeItems: 'center' });
export const image = style({ blockSize: 'auto', maxInlineSize: 'none' });

/** A dimension line as wide as the logo above it. */
export const line = style({
  blockSize: 7,
  borderBlockStart: `1px solid ${palette.gray.hex}`,
  borderInline: `1px solid ${palette.gray.hex}`,
});
