import { mediaQueries, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const cards = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: ui.space[4],
  marginBlockStart: '-5rem',
  listStyle: 'none',
  '@media': {
    [mediaQueries.mobile]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: ui.space[3],
      marginBlockStart: '-1.5rem',
    },
  },
});

export const card = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  blockSize: '100%',
  overflow: 'hidden',
  border: `1px solid ${ui.color.line.subtle}`,
  borderRadius: ui.radius.card,
  background: ui.color.surface.raised,
  boxShadow: ui.shadow.raised,
  color: 'inherit',
  textDecoration: 'none',
  transition: `transform ${ui.motion.base} ease-out, box-shadow ${ui.motion.base} ease-out`,
  ':hover': { transform: 'translateY(-3px)', boxShadow: ui.shadow.overlay },
});

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '8rem',
  overflow: 'hidden',
  background: ui.color.surface.sunken,
  '@media': { [mediaQueries.mobile]: { blockSize: '5.5rem' } },
});

export const words = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignContent: 'start',
  gap: `${ui.space[1]} ${ui.space[2]}`,
  padding: ui.space[5],
  '@media': { [mediaQueries.mobile]: { padding: ui.space[4] } },
});

export const title = style({
  fontSize: ui.text.size.lg,
  fontWeight: ui.font.semibold,
  '@media': { '(max-width: 999.98px)': { gridColumn: '1 / -1', fontSize: ui.text.size.md } },
});
export const arrow = style({
  alignSelf: 'center',
  color: ui.color.text.muted,
  '@media': { '(max-width: 999.98px)': { display: 'none' } },
});

export const hint = style({
  gridColumn: '1 / -1',
  color: ui.color.text.muted,
  fontSize: ui.text.size.sm,
  '@media': { [mediaQueries.mobile]: { fontSize: ui.text.size.xs } },
});

export const letters = style({ fontSize: '4rem', fontWeight: ui.font.heading, lineHeight: '1' });
export const art = style({ blockSize: '4.25rem', inlineSize: 'auto', maxInlineSize: '76%' });
