import { keyframes, style } from '@vanilla-extract/css';
import { ui } from '../theme/vars.css.ts';

const sweep = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(300%)' } });

export const progress = style({
  display: 'flex',
  flexDirection: 'column',
  gap: ui.space['1'],
  inlineSize: '100%',
});
export const words = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: ui.space['3'],
  fontSize: ui.text.size.sm,
});
export const percent = style({
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  color: ui.color.text.muted,
});
export const track = style({
  blockSize: 6,
  overflow: 'hidden',
  borderRadius: ui.radius.full,
  background: ui.color.action.quietActive,
});
export const bar = style({
  blockSize: '100%',
  borderRadius: ui.radius.full,
  background: ui.color.action.primary,
  transformOrigin: 'left',
  selectors: { '&[data-moving]': { inlineSize: '33%', animation: `${sweep} 1.4s ease-in-out infinite` } },
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});
