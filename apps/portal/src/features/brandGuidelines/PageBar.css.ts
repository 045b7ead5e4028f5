import { mediaQueries, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 10,
  background: ui.color.surface.raised,
  borderBlockEnd: `1px solid ${ui.color.line.subtle}`,
  // On a phone the logo scrolls away and the sections stay.
  '@media': { [mediaQueries.mobile]: { insetBlockStart: '-3.5rem' }, print: { display: 'none' } },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: ui.space[8],
  minBlockSize: '4rem',
  '@media': { [mediaQueries.mobile]: { flexWrap: 'wrap', rowGap: 0 } },
});

export const logo = style({ blockSize: '30px', inlineSize: 'auto' });

export const end = style({
  marginInline: 'auto -0.75rem',
  '@media': { [mediaQueries.mobile]: { blockSize: '3.5rem', display: 'grid', alignItems: 'center' } },
});

export const nav = style({
  display: 'flex',
  gap: ui.space[1],
  '@media': {
    [mediaQueries.desktop]: { marginInlineStart: 'auto', order: 0 },
    [mediaQueries.mobile]: {
      order: 1,
      inlineSize: 'calc(100% + 1rem)',
      marginInline: '-0.5rem',
      justifyContent: 'space-between',
      overflowX: 'auto',
    },
  },
});

export const link = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  blockSize: '4rem',
  paddingInline: ui.space[3],
  color: ui.color.text.muted,
  fontSize: ui.text.size.sm,
  fontWeight: ui.font.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ':hover': { color: ui.color.text.main },
  ':focus-visible': { outlineOffset: '-3px' },
  selectors: {
    '&[aria-current]': { color: ui.color.text.main, fontWeight: ui.font.semibold },
    '&[aria-current]::after': {
      content: '',
      position: 'absolute',
      insetInline: ui.space[2],
      insetBlockEnd: '-1px',
      blockSize: '3px',
      background: ui.color.accent.cyan,
    },
  },
  '@media': {
    [mediaQueries.mobile]: { blockSize: '2.75rem', paddingInline: ui.space[2], fontSize: '0.8125rem' },
  },
});
