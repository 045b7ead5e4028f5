import { brandVars } from '@daybreak/brand/css';
import { style, styleVariants } from '@vanilla-extract/css';

const { color } = brandVars;

export const sky = style({ position: 'absolute', insetBlockStart: 0, insetInline: 0, overflow: 'hidden' });
export const window = style({ overflow: 'hidden' });
export const picture = style({
  position: 'absolute',
  maxInlineSize: 'none',
  objectFit: 'cover',
});
export const band = style({ position: 'absolute', insetInline: 0, insetBlockEnd: 0 });
export const bandTone = styleVariants({
  white: { background: color.teal },
  blue: { background: color.night },
});

export const logo = style({ inlineSize: 'auto', maxInlineSize: 'none' });

export const words = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start' });
export const wordsAt = styleVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
});
export const headline = style({ flexShrink: 0 });
export const description = style({ flexShrink: 0, fontWeight: 500, lineHeight: 1.35, textWrap: 'balance' });

export const button = style({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'center',
  boxSizing: 'border-box',
  background: color.orange,
  color: color.night,
});
export const buttonText = style({
  display: 'block',
  maxInlineSize: '100%',
  fontWeight: 700,
  lineHeight: 1.15,
  textAlign: 'center',
});

export const contact = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  fontWeight: 600,
  lineHeight: 1.4,
});
export const onBand = style({ color: color.white });
export const atEnd = style({ alignItems: 'flex-end' });
export const contactLine = style({ maxInlineSize: '100%' });
