import { brandVars } from '@daybreak/brand/css';
import { style } from '@vanilla-extract/css';
import { faces } from '../../editor/artwork/artwork.css.ts';
import { lines } from '../../editor/artwork/lengths.ts';

const { color, font } = brandVars;

export const ground = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  background: color.white,
  color: color.teal,
  borderBlockStart: `1px dashed ${color.gray}`,
  boxSizing: 'border-box',
  ...faces,
  fontVariantLigatures: 'none',
});
export const strip = style({ position: 'absolute', insetBlockStart: 0, boxSizing: 'border-box' });
export const cut = style({ borderInlineStart: `1px dashed ${color.gray}` });
/** Words run along the hanging strip. */
export const words = style({
  position: 'absolute',
  boxSizing: 'border-box',
  paddingInline: 10,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  transform: 'rotate(-90deg)',
  fontSize: 'calc(11.5px * var(--fit, 1))',
  fontWeight: 600,
  ...lines(1.35),
});
export const phone = style({ fontWeight: font.weightHeading, fontSize: '1.45em' });
