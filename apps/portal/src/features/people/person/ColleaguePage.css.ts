import { focusRing, screenOnly, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export { grid, link, pair as facts } from '../../../shared/staff/ProfileCard.css.ts';

export const back = style({ display: 'inline-flex', alignItems: 'center', gap: ui.space[2] });
export const title = style({ display: 'flex', alignItems: 'center', gap: ui.space[4] });
export const name = style({ overflowWrap: 'anywhere', minInlineSize: 0 });
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: ui.space[2] });

export const term = style({ fontSize: ui.text.size.sm, color: ui.color.text.muted });
export const value = style({ overflowWrap: 'anywhere' });
export const gap = style({ color: ui.color.text.muted, fontStyle: 'italic' });

export const code = style({ inlineSize: '11rem', blockSize: '11rem', borderRadius: ui.radius.control });
export const contact = style({
  display: 'grid',
  justifyItems: 'center',
  gap: ui.space[3],
  textAlign: 'center',
});
export const buttons = style([screenOnly, { display: 'flex', flexWrap: 'wrap', gap: ui.space[3] }]);

export const team = style({ display: 'grid', gap: ui.space[2], listStyle: 'none' });
/** The whole line links to the colleague. */
export const member = style({
  display: 'flex',
  alignItems: 'center',
  gap: ui.space[3],
  padding: ui.space[2],
  marginInline: `calc(-1 * ${ui.space[2]})`,
  borderRadius: ui.radius.control,
  color: ui.color.text.main,
  textDecoration: 'none',
  ':hover': { background: ui.color.action.quietHover },
  ':focus-visible': focusRing,
});
export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const minor = style({ display: 'block', fontSize: ui.text.size.sm, color: ui.color.text.muted });
