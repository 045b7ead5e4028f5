import { brandVars } from '@daybreak/brand/css';
import { mediaQueries, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

const framing = { objectPosition: '50% 40%' } as const;

export const backdrop = style({
  position: 'fixed',
  inset: 0,
  overflow: 'hidden',
  background: brandVars.color.night,
});

export const poster = style({
  ...framing,
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

export const video = style(framing);

/** Dark toward the lower edge, where the tagline and the pause control are. */
export const scrim = style({
  position: 'absolute',
  inset: 0,
  background: `linear-gradient(to top, color-mix(in srgb, ${brandVars.color.night} 88%, transparent), color-mix(in srgb, ${brandVars.color.night} 30%, transparent) 45%, transparent 75%)`,
  '@media': {
    [mediaQueries.mobile]: {
      background: `linear-gradient(to bottom, color-mix(in srgb, ${brandVars.color.night} 75%, transparent), transparent 40%)`,
    },
  },
});

export const tagline = style({
  position: 'absolute',
  insetInlineStart: ui.space[12],
  insetBlockEnd: ui.space[12],
  maxInlineSize: 'min(36rem, calc(100vw - 34rem))',
  color: brandVars.color.white,
  fontSize: 'clamp(1.5rem, 2.4vw, 2.375rem)',
  fontWeight: brandVars.font.weightHeading,
  lineHeight: brandVars.font.lineHeightHeading,
  letterSpacing: '0.01em',
  textTransform: 'uppercase',
  textWrap: 'balance',
  '::before': {
    content: '',
    display: 'block',
    inlineSize: '4rem',
    blockSize: '6px',
    marginBlockEnd: ui.space[5],
    background: brandVars.color.cyan,
  },
  '@media': { [mediaQueries.mobile]: { display: 'none' } },
});

export const motionControl = style({ insetInlineStart: ui.space[4], insetBlockStart: ui.space[4] });
