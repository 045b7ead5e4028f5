import { mediaQueries, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(14rem, 24rem) 12rem 10rem 10rem',
  gap: ui.space[3],
  alignItems: 'start',
  '@media': {
    'screen and (max-width: 72rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [mediaQueries.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { display: 'none' },
  },
});
export const mailTools = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(14rem, 24rem) 12rem',
  gap: ui.space[3],
  alignItems: 'start',
  '@media': {
    [mediaQueries.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { display: 'none' },
  },
});
export const more = style({
  display: 'grid',
  justifyItems: 'center',
  gap: ui.space[2],
  '@media': { print: { display: 'none' } },
});

export const eventText = style({ overflowWrap: 'anywhere' });
