import { brandVars } from '@daybreak/brand/css';
import { style, styleVariants } from '@vanilla-extract/css';

/** The look of what pieces for screens share. */
const { color } = brandVars;

export const logo = style({ inlineSize: 'auto', maxInlineSize: 'none' });

export const words = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start' });
export const wordsAt = styleVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
});
export const text = style({ flexShrink: 0 });
export const support = style({ fontWeight: 500, lineHeight: 1.35, textWrap: 'balance' });

export const button = style({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'center',
  boxSizing: 'border-box',
});
export const buttonTone = styleVariants({
  accent: { background: color.orange, color: color.night },
  teal: { background: color.teal, color: color.white },
  white: { background: color.white, color: color.teal },
});
export const buttonText = style({
  display: 'block',
  maxInlineSize: '100%',
  fontWeight: 700,
  lineHeight: 1.15,
  textAlign: 'center',
});

export const lines = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  fontWeight: 600,
  lineHeight: 1.4,
});
export const atEnd = style({ alignItems: 'flex-end' });
export const onBand = style({ color: color.white });
export const line = style({ maxInlineSize: '100%' });
