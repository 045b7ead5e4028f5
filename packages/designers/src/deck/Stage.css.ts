import { brandVars } from '@daybreak/brand/css';
import { style } from '@vanilla-extract/css';

/** The space that the stage is fitted into. */
export const frame = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minInlineSize: 0,
  minBlockSize: 0,
  containerType: 'size',
  overflow: 'hidden',
});

/** Wide: 16:9, as large as the frame allows. Tall: all of the frame. */
export const stage = style({
  position: 'relative',
  containerType: 'size',
  overflow: 'hidden',
  inlineSize: 'min(100cqw, 100cqh * 16 / 9)',
  blockSize: 'min(100cqh, 100cqw * 9 / 16)',
  background: brandVars.color.night,
  forcedColorAdjust: 'none',
  '@container': { '(orientation: portrait)': { inlineSize: '100cqw', blockSize: '100cqh' } },
});

/** Defines the pixel unit that `px` uses for everything inside. */
export const canvas = style({
  vars: { '--px': 'calc(100cqw / 1920)' },
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  fontFamily: brandVars.font.family,
  fontSize: 'calc(var(--px) * 36)',
  lineHeight: 1.35,
  '@container': {
    '(orientation: portrait)': {
      vars: { '--px': 'min(100cqw / 1080, 100cqh / 1920)' },
      fontSize: 'calc(var(--px) * 46)',
    },
  },
});
