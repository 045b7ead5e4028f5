import { mediaQueries, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

/** Wide enough for text next to its exhibit. */
const isDesktop = '(min-width: 1024px)';

export const section = style({ paddingBlockStart: 'clamp(4.5rem, 9vw, 8rem)' });

export const title = style({
  fontSize: 'clamp(2rem, 4.6vw, 3.5rem)',
  // Room for the bar that stays in view.
  scrollMarginBlockStart: '7rem',
  outline: 'none',
  '@media': { [mediaQueries.mobile]: { scrollMarginBlockStart: '5rem' } },
});

export const lead = style({
  maxInlineSize: '44rem',
  marginBlockStart: ui.space[4],
  color: ui.color.text.muted,
  fontSize: ui.text.size.lg,
  textWrap: 'pretty',
  '@media': { [mediaQueries.mobile]: { fontSize: ui.text.size.md } },
});

export const block = style({
  display: 'grid',
  gap: ui.space[6],
  marginBlockStart: 'clamp(2.5rem, 4vw, 3.5rem)',
  paddingBlockStart: ui.space[8],
  borderBlockStart: `1px solid ${ui.color.line.subtle}`,
});

export const beside = style({
  '@media': { [isDesktop]: { gridTemplateColumns: '16rem minmax(0, 1fr)', columnGap: ui.space[12] } },
});

export const words = style({
  display: 'grid',
  alignContent: 'start',
  gap: ui.space[2],
  maxInlineSize: '44rem',
});

/** Keeps the text in view next to a long exhibit. */
export const staying = style({
  '@media': { [isDesktop]: { position: 'sticky', insetBlockStart: '6.5rem' } },
});

export const heading = style({ scrollMarginBlockStart: '7rem', outline: 'none' });

export const exhibit = style({ display: 'grid', gap: ui.space[4], minInlineSize: 0, alignContent: 'start' });
