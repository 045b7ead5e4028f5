import { mediaQueries, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: `${ui.space[6]} ${ui.space[4]}`,
  listStyle: 'none',
  '@media': {
    [mediaQueries.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: ui.space[3] },
  },
});

/** The first two are large; each row below has three. */
export const item = style({
  gridColumn: 'span 2',
  minInlineSize: 0,
  selectors: { '&:nth-child(-n + 2)': { gridColumn: 'span 3' } },
  '@media': {
    [mediaQueries.mobile]: {
      gridColumn: 'span 1',
      selectors: {
        '&:nth-child(-n + 2)': { gridColumn: 'span 1' },
        '&:first-child': { gridColumn: '1 / -1' },
      },
    },
  },
});

export const picture = style({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: ui.radius.card,
  background: ui.color.surface.sunken,
});

export const caption = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: ui.space[2],
  marginBlockStart: ui.space[2],
  fontSize: ui.text.size.sm,
  fontWeight: ui.font.medium,
  '@media': { [mediaQueries.mobile]: { fontSize: ui.text.size.xs } },
});
