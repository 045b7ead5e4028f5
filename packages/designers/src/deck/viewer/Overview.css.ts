import { brandVars } from '@daybreak/brand/css';
import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

const { color } = brandVars;
const upright = '(orientation: portrait)';
/** The bar, names, gaps and edges: the part of the window's height that three rows of pictures can't use. */
const notPictures = '17rem';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignContent: 'center',
  gap: ui.space[6],
  inlineSize: '100%',
  // As wide as possible with all three rows visible, but not so small that slides can't be told apart.
  maxInlineSize: `max(30rem, (100dvh - ${notPictures}) * 16 / 9 + 6rem)`,
  margin: '0 auto',
  padding: ui.space[6],
  listStyle: 'none',
  '@media': { [upright]: { gap: ui.space[3], maxInlineSize: 'none', padding: ui.space[3] } },
});

export const thumbnail = style({ position: 'relative', display: 'grid', gap: ui.space[1] });

export const picture = style({
  display: 'grid',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: '4px',
  '@media': { [upright]: { aspectRatio: '9 / 16' } },
});

/** The name below the picture; both together are the click target. */
export const button = style({
  alignSelf: 'start',
  minBlockSize: '2rem',
  margin: 0,
  padding: `0 ${ui.space[1]}`,
  border: 0,
  background: 'none',
  color: 'inherit',
  fontSize: ui.text.size.sm,
  fontWeight: ui.font.medium,
  textAlign: 'start',
  cursor: 'pointer',
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    borderRadius: '4px',
    outlineOffset: '3px',
  },
  ':focus-visible': { outline: 'none' },
  selectors: {
    '&:hover::after': { outline: `2px solid ${color.white}` },
    '&[aria-current]': { fontWeight: ui.font.bold },
    '&[aria-current]::after': { outline: `3px solid ${color.cyan}` },
    '&:focus-visible::after': { outline: `4px solid ${color.white}` },
  },
  '@media': { [upright]: { fontSize: ui.text.size.xs, lineHeight: ui.text.line.tight } },
});
