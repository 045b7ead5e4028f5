import { style } from '@vanilla-extract/css';

export const sky = style({ position: 'absolute', insetBlockStart: 0, insetInline: 0, overflow: 'hidden' });
export const window = style({ overflow: 'hidden' });
export const picture = style({
  position: 'absolute',
  maxInlineSize: 'none',
  objectFit: 'cover',
});
