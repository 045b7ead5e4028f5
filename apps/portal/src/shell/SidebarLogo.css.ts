import { focusRing, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '40px',
  borderRadius: ui.radius.control,
  ':focus-visible': focusRing,
});

export const logo = style({ display: 'block', blockSize: '28px', inlineSize: 'auto' });
export const icon = style({ display: 'block', inlineSize: '32px', blockSize: '32px' });
