import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { ui } from '../theme/vars.css.ts';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/** A layer below dialogs, which it may open. */
export const layer = style({
  position: 'fixed',
  inset: 0,
  zIndex: 35,
  background: ui.color.surface.page,
  color: ui.color.text.main,
  outline: 'none',
  animation: `${appear} ${ui.motion.fast} ease-out`,
});
export const content = style({ blockSize: '100%' });

/** The page behind keeps its scroll position. */
globalStyle(`:root:has(${layer})`, { overflow: 'hidden' });
