import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';
import { darkGround } from './darkenNode.ts';

export const copies = style({ display: 'flex', flexWrap: 'wrap', gap: ui.space['2'] });
export const notes = style({ display: 'grid', gap: ui.space['3'] });
export const sheet = style({ position: 'relative', flexShrink: 0 });
export const paper = style({
  position: 'relative',
  overflow: 'hidden',
  boxShadow: `0 0 0 1px ${ui.color.line.subtle}, ${ui.shadow.overlay}`,
});
/** The grounds that an email app may have, in either theme of this page. */
export const mail = style({
  position: 'absolute',
  insetBlockStart: 0,
  left: 0,
  boxSizing: 'border-box',
  display: 'grid',
  gap: 12,
  padding: 24,
  transformOrigin: '0 0',
  forcedColorAdjust: 'none',
});
export const light = style({ background: '#ffffff', color: '#dde3e8' });
export const dark = style({ background: darkGround, color: '#4a4a4a' });
/** A placeholder line of email text. */
export const line = style({ blockSize: 8, borderRadius: 4, background: 'currentColor' });
export const signature = style({ paddingBlockStart: 16, cursor: 'text' });
