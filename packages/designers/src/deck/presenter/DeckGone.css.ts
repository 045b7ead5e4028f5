import { brandVars } from '@daybreak/brand/css';
import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

const { color } = brandVars;

export const notice = style({
  gridArea: 'notice',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${ui.space[1]} ${ui.space[4]}`,
  padding: `${ui.space[2]} ${ui.space[2]} ${ui.space[2]} ${ui.space[4]}`,
  borderRadius: ui.radius.control,
  background: color.amber,
  color: color.night,
  fontWeight: ui.font.semibold,
});

export const open = style({
  border: `2px solid ${color.night}`,
  ':hover': { background: color.night, color: color.white },
  ':focus-visible': { outlineColor: color.night, outlineOffset: '2px' },
});
