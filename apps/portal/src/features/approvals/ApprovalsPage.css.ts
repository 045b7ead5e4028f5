import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

/** Lines up the quiet button's words, not its invisible edge, with the title below. */
export const list = style({ display: 'grid', gap: ui.space[4], maxInlineSize: '44rem', listStyle: 'none' });
export const rule = style({ display: 'grid', gap: ui.space[3], padding: ui.space[4] });
export const people = style({ display: 'flex', flexWrap: 'wrap', gap: ui.space[2], listStyle: 'none' });
export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: ui.space[1],
  paddingInlineStart: ui.space[3],
  borderRadius: ui.radius.full,
  background: ui.color.surface.sunken,
  fontSize: ui.text.size.sm,
});
export const add = style({ maxInlineSize: '20rem' });
