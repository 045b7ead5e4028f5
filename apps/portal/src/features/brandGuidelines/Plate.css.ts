import { palette } from '@daybreak/brand';
import { ui } from '@daybreak/ui/css';
import { style, styleVariants } from '@vanilla-extract/css';

export const plate = style({
  position: 'relative',
  display: 'grid',
  // The only cell is as large as the plate, so its content can use percentage sizes.
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  placeItems: 'center',
  minInlineSize: 0,
  overflow: 'hidden',
  isolation: 'isolate',
  border: `1px solid ${ui.color.line.subtle}`,
  borderRadius: ui.radius.card,
  color: palette.night.hex,
  forcedColorAdjust: 'none',
  breakInside: 'avoid',
});

/** A logo's ground is the same in both themes, because the logo was made for it. */
export const background = styleVariants({
  paper: { background: palette.white.hex },
  teal: { background: palette.teal.hex, borderColor: 'transparent' },
  night: { background: palette.night.hex, borderColor: 'transparent' },
  cyan: { background: palette.cyan.hex, borderColor: 'transparent' },
  orange: { background: palette.orange.hex, borderColor: 'transparent' },
  picture: { background: palette.night.hex, borderColor: 'transparent' },
});

export const picture = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  zIndex: -2,
  // Cropped to the quiet rows: less sky, and without the sun on the first panels.
  inlineSize: '126%',
  blockSize: '126%',
  maxInlineSize: 'none',
  objectFit: 'cover',
});

/** Darkens a picture until white is readable anywhere on it. */
export const scrim = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  background: `color-mix(in srgb, ${palette.night.hex} 30%, transparent)`,
});
