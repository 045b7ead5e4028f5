import { brandVars } from '@daybreak/brand/css';
import { style, styleVariants } from '@vanilla-extract/css';

/** Every length is a multiple of `--u`: a hundredth of the trim's shorter side. Boxes come from the layout, in percent. */
const u = (multiple: number) => `calc(var(--u) * ${multiple})`;
const fitted = (multiple: number) => `calc(var(--u) * ${multiple} * var(--fit, 1))`;

const { color, font } = brandVars;

export const root = style({ position: 'absolute', inset: 0, fontFamily: font.family, lineHeight: 1.6 });
export const theme = styleVariants({
  white: { background: color.white, color: color.teal },
  blue: { background: color.teal, color: color.white },
  image: { background: color.night, color: color.white },
});

export const photograph = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  maxInlineSize: 'none',
  objectFit: 'cover',
});
/** Night over the picture: dense enough under words for 4.5:1 on a white picture (0.66 and more), open at the horizon. */
export const scrim = style({
  position: 'absolute',
  inset: 0,
  backgroundImage:
    'linear-gradient(180deg, rgba(10, 43, 64, 0.9) 0%, rgba(10, 43, 64, 0.72) 55%, rgba(10, 43, 64, 0.68) 78%, rgba(10, 43, 64, 0.2) 86%, rgba(10, 43, 64, 0.2) 100%)',
});

export const sky = style({ position: 'absolute', insetBlockStart: 0, insetInline: 0, overflow: 'hidden' });
export const disc = style({ position: 'absolute', borderRadius: '50%' });
export const discTone = styleVariants({
  white: { background: color.orange },
  blue: { background: color.amber },
  image: { background: color.amber },
});
export const row = style({ position: 'absolute', insetInline: 0 });
export const rowTone = styleVariants({
  white: { background: color.cyan },
  blue: { background: color.cyan },
  image: { background: color.cyan },
});
export const band = style({ position: 'absolute', insetInline: 0, insetBlockEnd: 0, color: color.white });
export const bandTone = styleVariants({
  white: { background: color.teal },
  blue: { background: color.night },
  image: { background: color.night },
});

export const page = style({ position: 'absolute' });
export const box = style({ position: 'absolute' });
export const logo = style({
  position: 'absolute',
  insetBlockStart: u(6),
  insetInlineStart: u(6),
  blockSize: u(6.4),
  inlineSize: 'auto',
  maxInlineSize: 'none',
});

export const headline = style({
  fontWeight: font.weightHeading,
  lineHeight: 1,
  letterSpacing: '0.01em',
  textTransform: 'uppercase',
  textWrap: 'balance',
  fontSize: `calc(var(--headline) * var(--fit, 1))`,
});
export const subtitle = style({ fontWeight: 500, fontSize: fitted(4), lineHeight: 1.3, textWrap: 'pretty' });
export const onBand = style({ color: color.white });

export const detail = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: u(0.8),
  fontSize: fitted(4.4),
  lineHeight: 1.2,
});
export const date = style({ fontWeight: font.weightHeading, fontSize: '1.35em', lineHeight: 1.1 });
export const place = style({ fontWeight: 600 });

export const contact = style({
  position: 'absolute',
  insetInline: u(6),
  insetBlockEnd: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: u(4),
  fontSize: u(2.5),
  fontWeight: 600,
  lineHeight: 1.2,
  color: color.white,
  whiteSpace: 'nowrap',
});
