import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';
import { gap } from './gridSizes.ts';

/** As tall as all rows together, though only those in view are rendered. */
export const grid = style({ position: 'relative', '@media': { print: { blockSize: 'auto !important' } } });

export const row = style({
  position: 'absolute',
  insetInline: 0,
  display: 'grid',
  gap: `${gap}px`,
  alignItems: 'start',
  '@media': { print: { position: 'static', breakInside: 'avoid', marginBlockEnd: `${gap}px` } },
});

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: ui.space[3],
  minBlockSize: '3.5rem',
  fontSize: ui.text.size.sm,
  color: ui.color.text.muted,
});
