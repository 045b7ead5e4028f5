import { keyframes, style } from '@vanilla-extract/css';
import { ui } from '../theme/vars.css.ts';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

export const tooltip = style({
  zIndex: 60,
  maxInlineSize: '20rem',
  paddingInline: ui.space['2'],
  paddingBlock: ui.space['1'],
  borderRadius: 6,
  background: ui.color.surface.inverse,
  color: ui.color.text.onInverse,
  fontSize: ui.text.size.xs,
  fontWeight: ui.font.medium,
  boxShadow: ui.shadow.overlay,
  animation: `${appear} ${ui.motion.fast} ease-out`,
});
