import { translucent } from '@daybreak/brand';
import { brandVars } from '@daybreak/brand/css';
import { style, styleVariants } from '@vanilla-extract/css';
import { fitted, u } from '../../artwork/lengths.ts';

const night = (alpha: number) => translucent('night', alpha);

const { color, font } = brandVars;

export const picture = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  overflow: 'hidden',
});
export const photograph = style({ objectPosition: '12% 50%' });
/** Night over the picture: at least 0.66 under words, which keeps white text at 4.5:1 even on a white picture. */
export const scrim = style({ position: 'absolute', inset: 0 });
export const scrimOver = styleVariants({
  words: {
    backgroundImage: `linear-gradient(180deg, ${night(0.86)} 0%, ${night(0.74)} 45%, ${night(0.67)} 75%, ${night(0)} 92%)`,
  },
  logo: {
    backgroundImage: `linear-gradient(180deg, ${night(0.8)} 0%, ${night(0.66)} 30%, ${night(0)} 62%)`,
  },
});

export const sky = style({ position: 'absolute', insetBlockStart: 0, insetInline: 0, overflow: 'hidden' });
/** The picture's edge: the horizon line of a piece without rows. */
export const edge = style({ position: 'absolute', insetInline: 0, background: color.cyan });

export const page = style({ position: 'absolute' });
export const logo = style({
  position: 'absolute',
  insetBlockStart: u(6),
  insetInlineStart: u(6),
  blockSize: u(6.4),
  inlineSize: 'auto',
  maxInlineSize: 'none',
});

export const headline = style({ fontSize: 'calc(var(--headline) * var(--fit, 1))' });
export const subtitle = style({
  fontWeight: 500,
  fontSize: fitted(4.5),
  lineHeight: 1.3,
  textWrap: 'pretty',
});
export const onBand = style({ color: color.white });

export const detail = style({
  fontSize: fitted(4.2),
  lineHeight: 1.2,
});
export const date = style({ fontWeight: font.weightHeading, fontSize: '1.45em', lineHeight: 1.1 });
export const place = style({ fontWeight: 600 });

export const contact = style({
  position: 'absolute',
  insetInline: u(6),
  insetBlockEnd: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: u(4),
  fontSize: fitted(2.5),
  fontWeight: 600,
  lineHeight: 1.2,
  color: color.white,
  whiteSpace: 'nowrap',
});
