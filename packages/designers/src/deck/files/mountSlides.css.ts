import { style } from '@vanilla-extract/css';
import { stageSize } from '../stage.ts';

export const holder = style({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: 0,
  inlineSize: 0,
  blockSize: 0,
  overflow: 'hidden',
  pointerEvents: 'none',
});

export const sheet = style({
  display: 'grid',
  inlineSize: `${stageSize.width}px`,
  blockSize: `${stageSize.height}px`,
  fontVariantLigatures: 'none',
});
