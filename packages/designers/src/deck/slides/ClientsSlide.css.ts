import { brandVars } from '@daybreak/brand/css';
import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';
import { portrait, px } from '../stage.ts';

const { color, font } = brandVars;

export const layout = style({
  display: 'grid',
  gridTemplateColumns: `${px(900)} minmax(0, 1fr)`,
  '@container': {
    [portrait]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto minmax(0, 1fr)' },
  },
});

export const words = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gap: px(56),
  paddingBlock: `${px(96)} ${px(56)}`,
  paddingInlineStart: px(96),
  '@container': {
    [portrait]: { gap: px(32), paddingBlock: `${px(84)} ${px(48)}`, paddingInlineStart: px(72) },
  },
});

export const choices = style({ display: 'grid', gridAutoRows: 'minmax(0, 1fr)' });

export const choice = style({
  position: 'relative',
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: px(104),
  margin: 0,
  padding: `0 ${px(40)} 0 0`,
  border: 0,
  borderBlockStart: `max(1px, ${px(2)}) solid color-mix(in srgb, ${color.teal} 22%, transparent)`,
  background: 'none',
  color: color.teal,
  fontSize: px(42),
  fontWeight: ui.font.medium,
  lineHeight: 1.15,
  textAlign: 'start',
  cursor: 'pointer',
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: px(-96),
    inlineSize: px(28),
    background: 'transparent',
  },
  selectors: {
    '&[aria-pressed="true"]': { fontWeight: font.weightHeading, color: color.night },
    '&[aria-pressed="true"]::before': { background: color.cyan },
  },
  ':focus-visible': { outline: `max(2px, ${px(5)}) solid ${color.teal}`, outlineOffset: px(-5) },
  '@container': {
    [portrait]: {
      fontSize: px(52),
      minBlockSize: px(122),
      '::before': { insetInlineStart: px(-72), inlineSize: px(24) },
    },
  },
});

export const exhibit = style({ position: 'relative', overflow: 'hidden', background: color.night });

/** All pictures are stacked, so the shown one fades in over the previous one. */
export const layer = style({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  transition: `opacity ${ui.motion.base} ease-out`,
  selectors: { '&[data-shown]': { opacity: 1 } },
});

export const caption = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  padding: `${px(44)} ${px(64)}`,
  background: color.night,
  color: color.white,
  fontSize: px(46),
  fontWeight: font.weightBold,
  textWrap: 'balance',
  '@container': { [portrait]: { padding: `${px(44)} ${px(72)}`, fontSize: px(54) } },
});
