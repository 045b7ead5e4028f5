import { brandVars } from '@daybreak/brand/css';
import { style } from '@vanilla-extract/css';
import { portrait, px } from '../stage.ts';

const { color, font } = brandVars;
const night = (share: number) => `color-mix(in srgb, ${color.night} ${share}%, transparent)`;

export const poster = style({ zIndex: -3 });
export const video = style({ zIndex: -2 });
/** Sized in screen pixels, so it's easy to tap on any stage. */
export const videoControl = style({ insetInlineEnd: px(64), insetBlockEnd: px(64) });

/** Darkens toward the bottom, where the words are; the sun keeps its light. */
export const scrim = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  background: `linear-gradient(to top, ${night(94)}, ${night(80)} 34%, ${night(20)} 58%, transparent 72%)`,
});

export const words = style({
  position: 'absolute',
  insetInline: px(96),
  insetBlockEnd: px(96),
  display: 'grid',
  gap: px(44),
  '@container': { [portrait]: { insetInline: px(72), insetBlockEnd: px(180), gap: px(64) } },
});

export const logo = style({
  inlineSize: px(860),
  blockSize: 'auto',
  // The drawing starts inside its box.
  marginInlineStart: px(-16),
});

export const tagline = style({
  maxInlineSize: px(1380),
  fontSize: px(60),
  fontWeight: font.weightHeading,
  lineHeight: 1.12,
  letterSpacing: '0.01em',
  textTransform: 'uppercase',
  textWrap: 'balance',
  '@container': { [portrait]: { fontSize: px(72) } },
});
