import { focusRing, mediaQueries, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const wide = style({ gridRow: 'span 3', '@media': { '(max-width: 1080px)': { gridRow: 'auto' } } });

/** A page of cards: a wide column next to a narrow one, or below it on narrower screens. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.7fr) minmax(0, 1fr)',
  gap: ui.space[5],
  alignItems: 'start',
  '@media': { '(max-width: 1080px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: ui.space[4],
  '@media': { [mediaQueries.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const link = style({
  display: 'inline-block',
  minBlockSize: '1.5rem',
  color: ui.color.text.link,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  borderRadius: '2px',
  ':hover': { textDecoration: 'underline' },
  ':focus-visible': focusRing,
});
