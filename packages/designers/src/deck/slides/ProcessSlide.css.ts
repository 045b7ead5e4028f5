import { brandVars } from '@daybreak/brand/css';
import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';
import { portrait, px } from '../stage.ts';

const { color } = brandVars;
const towardTeal = (share: number) => `color-mix(in srgb, ${color.teal} ${share}%, ${color.night})`;

export const layout = style({ display: 'grid', alignItems: 'end' });

export const head = style({
  position: 'absolute',
  insetBlockStart: px(96),
  insetInlineStart: px(96),
  inlineSize: px(900),
  display: 'grid',
  gap: px(32),
  '@container': { [portrait]: { insetBlockStart: px(84), insetInlineStart: px(72), inlineSize: px(936) } },
});

export const lead = style({
  fontSize: px(44),
  fontWeight: ui.font.medium,
  textWrap: 'balance',
  '@container': { [portrait]: { fontSize: px(52) } },
});

/** Placed on the last step. */
export const disc = style({
  position: 'absolute',
  insetInlineEnd: px(32),
  insetBlockEnd: px(800),
  inlineSize: px(320),
  blockSize: px(160),
  borderRadius: `${px(160)} ${px(160)} 0 0`,
  background: color.orange,
  '@container': { [portrait]: { display: 'none' } },
});

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  alignItems: 'end',
  blockSize: px(800),
  '@container': {
    [portrait]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridAutoRows: 'minmax(0, 1fr)',
      alignItems: 'stretch',
      blockSize: `calc(100cqh - ${px(470)})`,
    },
  },
});

/** Each one is a little higher and a little lighter than the one before. */
export const step = style({
  display: 'grid',
  alignContent: 'start',
  gap: px(24),
  padding: px(34),
  background: color.night,
  color: color.white,
  fontSize: px(40),
  textWrap: 'balance',
  fontWeight: ui.font.semibold,
  lineHeight: 1.15,
  blockSize: '56%',
  selectors: {
    '&:nth-child(2)': { blockSize: '67%', background: towardTeal(25) },
    '&:nth-child(3)': { blockSize: '78%', background: towardTeal(50) },
    '&:nth-child(4)': { blockSize: '89%', background: towardTeal(75) },
    '&:nth-child(5)': { blockSize: '100%', background: color.teal },
  },
  '@container': {
    [portrait]: {
      gridTemplateColumns: `${px(150)} 1fr`,
      alignContent: 'center',
      alignItems: 'center',
      padding: `0 ${px(72)}`,
      fontSize: px(60),
      selectors: { '&:nth-child(n)': { blockSize: 'auto' } },
    },
  },
});

export const number = style({
  fontSize: px(180),
  color: color.cyan,
  '@container': { [portrait]: { fontSize: px(150) } },
});
