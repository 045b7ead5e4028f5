import { style, styleVariants } from '@vanilla-extract/css';
import { ui } from '../theme/vars.css.ts';

export const card = style({
  border: `1px solid ${ui.color.line.subtle}`,
  borderRadius: ui.radius.card,
  background: ui.color.surface.raised,
  boxShadow: ui.shadow.raised,
  minInlineSize: 0,
});
export const padding = styleVariants({
  none: { padding: 0 },
  small: { padding: ui.space['4'] },
  medium: { padding: ui.space['6'] },
});
export const interactive = style({
  transition: `border-color ${ui.motion.fast} ease-out, background-color ${ui.motion.fast} ease-out`,
  ':hover': { borderColor: ui.color.line.strong, background: ui.color.action.quietHover },
});
