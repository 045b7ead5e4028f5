import { palette } from '@daybreak/brand';
import { style, styleVariants } from '@vanilla-extract/css';
import { lines } from '../../editor/artwork/lengths.ts';
import { even } from '../../editor/artwork/text/even.ts';
import { logoPlace } from './logoPlace.ts';

export const width = 1920;
/** As far from its corner as the logo is from its own. */
const inset = logoPlace.inset * width;

/** Physical sides, in any script: the logo keeps its corner, and the person's head stays in the middle. */
export const logo = style({
  position: 'absolute',
  left: inset,
  top: inset,
  inlineSize: logoPlace.width * width,
});
export const room = style({
  position: 'absolute',
  right: inset,
  top: inset,
  inlineSize: 620,
  blockSize: 190,
  textAlign: 'right',
});
export const words = style({ display: 'flex', flexDirection: 'column', gap: 8 });
export const name = style({
  fontSize: 'calc(52px * var(--fit, 1))',
  fontWeight: 700,
  ...lines(1.15, even),
});
export const title = style({ fontSize: 'calc(34px * var(--fit, 1))', fontWeight: 500, ...lines(1.25) });
export const on = styleVariants({
  dark: { color: palette.white.hex },
  light: { color: palette.night.hex },
});
