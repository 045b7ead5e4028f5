import { focusRing, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

/** As tall as its rows before they load, so that the end of the page doesn't jump. */
export const section = style({
  display: 'grid',
  gap: ui.space[6],
  alignContent: 'start',
  minBlockSize: '40rem',
});
export const intro = style({ display: 'grid', gap: ui.space[1] });
export const occasion = style({ display: 'grid', gap: ui.space[3] });
/** An occasion has six pieces: no row has a gap, and no column is narrower than its picture. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    '(min-width: 360px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '(min-width: 640px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    '(min-width: 1440px)': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
  gap: ui.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const piece = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr',
  gap: ui.space[1],
  padding: ui.space[3],
  borderRadius: ui.radius.card,
  border: `1px solid ${ui.color.line.subtle}`,
  background: ui.color.surface.raised,
  transition: `border-color ${ui.motion.fast} ease-out, box-shadow ${ui.motion.fast} ease-out`,
  ':hover': { borderColor: ui.color.line.strong, boxShadow: ui.shadow.raised },
});
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  padding: `${ui.space[2]} ${ui.space[1]}`,
  marginBlockEnd: ui.space[2],
  borderRadius: ui.radius.control,
  background: ui.color.surface.sunken,
});
/** The whole card is the button's target; its accessible name is the piece's title. */
export const button = style({
  minBlockSize: '24px',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: ui.text.size.sm,
  fontWeight: ui.font.semibold,
  lineHeight: 1.3,
  textAlign: 'start',
  cursor: 'pointer',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: ui.radius.card },
  selectors: { '&:focus-visible': { outline: 'none' }, '&:focus-visible::after': focusRing },
});
export const designer = style({ fontSize: ui.text.size.xs, color: ui.color.text.muted });
