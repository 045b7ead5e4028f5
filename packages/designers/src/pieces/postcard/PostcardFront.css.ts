import { translucent } from '@daybreak/brand';
import { brandVars } from '@daybreak/brand/css';
import { style, styleVariants } from '@vanilla-extract/css';
import { fitted, u } from '../../artwork/lengths.ts';

const night = (alpha: number) => translucent('night', alpha);

const { color } = brandVars;

export const sky = style({ position: 'absolute', insetBlockStart: 0, insetInline: 0, overflow: 'hidden' });
const towardsOpenSky = `${night(0.86)} 0%, ${night(0.74)} 48%, ${night(0.67)} 67%, ${night(0.1)} 100%`;
/** Night over the picture: at least 0.66 under words, which keeps white text at 4.5:1 even on a white picture. */
export const scrim = style({ position: 'absolute', inset: 0 });
export const scrimOver = styleVariants({
  ltr: { backgroundImage: `linear-gradient(90deg, ${towardsOpenSky})` },
  rtl: { backgroundImage: `linear-gradient(270deg, ${towardsOpenSky})` },
  logo: {
    backgroundImage: `linear-gradient(180deg, ${night(0.8)} 0%, ${night(0.68)} 34%, ${night(0)} 80%)`,
  },
});
/** The picture's edge: the horizon line of a piece without rows. */
export const edge = style({
  position: 'absolute',
  insetInline: 0,
  blockSize: u(1.2),
  background: color.cyan,
});

export const page = style({ position: 'absolute' });
export const logo = style({
  position: 'absolute',
  insetBlockStart: u(6.5),
  insetInlineStart: u(6.5),
  blockSize: u(8),
  inlineSize: 'auto',
  maxInlineSize: 'none',
});
/** Close to the message, however few lines it takes. */
export const headline = style({
  alignContent: 'safe end',
  fontSize: 'calc(var(--headline) * var(--fit, 1))',
});
export const message = style({
  fontWeight: 500,
  fontSize: fitted(4.6),
  lineHeight: 1.35,
  textWrap: 'balance',
});

export const onBand = style({ color: color.white });

export const action = style({
  position: 'absolute',
  insetInline: u(6.5),
  insetBlockEnd: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: u(6),
  color: color.white,
});
export const cta = style({
  flexGrow: 1,
  minInlineSize: 0,
  blockSize: u(9),
  alignContent: 'safe center',
  fontWeight: 700,
  fontSize: fitted(6),
  lineHeight: 1.1,
  textWrap: 'balance',
});
export const website = style({ flexShrink: 0, fontSize: u(3), fontWeight: 600 });
