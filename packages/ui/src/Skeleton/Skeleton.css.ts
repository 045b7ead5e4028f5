import { keyframes, style } from '@vanilla-extract/css';
import { ui } from '../theme/vars.css.ts';

const pulse = keyframes({ '50%': { opacity: 0.5 } });

export const skeleton = style({
  display: 'block',
  background: ui.color.action.quietActive,
  animation: `${pulse} 1.6s ease-in-out infinite`,
  '@media': { '(forced-colors: active)': { border: '1px solid GrayText' } },
});
