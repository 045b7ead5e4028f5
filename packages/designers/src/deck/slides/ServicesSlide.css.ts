import { brandVars } from '@daybreak/brand/css';
import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';
import { portrait, px } from '../stage.ts';

const { color, font } = brandVars;
const night = (share: number) => `color-mix(in srgb, ${color.night} ${share}%, transparent)`;

export const layout = style({
  display: 'grid',
  gridTemplateRows: `${px(232)} minmax(0, 1fr)`,
  '@container': { [portrait]: { gridTemplateRows: `${px(260)} minmax(0, 1fr)` } },
});

export const title = style({
  alignSelf: 'center',
  paddingInline: px(96),
  '@container': { [portrait]: { paddingInline: px(72) } },
});

export const strips = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: px(10),
  '@container': {
    [portrait]: { gridAutoFlow: 'row', gridAutoColumns: 'auto', gridAutoRows: 'minmax(0, 1fr)' },
  },
});

export const strip = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'end',
  overflow: 'hidden',
  isolation: 'isolate',
  background: color.teal,
  color: color.white,
});

export const scrim = style({
  position: 'absolute',
  inset: 0,
  background: `linear-gradient(to top, ${night(92)}, ${night(86)} 28%, ${night(12)} 56%, transparent)`,
  '@container': {
    [portrait]: { background: `linear-gradient(to right, ${night(92)}, ${night(84)} 42%, transparent 88%)` },
  },
});

export const words = style({
  position: 'relative',
  display: 'grid',
  // The line count of the longest text, so all words start at the same height.
  gridTemplateRows: `auto ${px(156)}`,
  gap: px(16),
  padding: px(40),
  '@container': {
    [portrait]: {
      gridTemplateRows: 'auto auto',
      alignSelf: 'center',
      inlineSize: px(700),
      padding: `0 ${px(72)}`,
    },
  },
});

export const name = style({
  fontSize: px(78),
  fontWeight: font.weightHeading,
  lineHeight: 1,
  letterSpacing: '0.01em',
  textTransform: 'uppercase',
  '@container': { [portrait]: { fontSize: px(100) } },
});

export const text = style({
  fontSize: px(38),
  fontWeight: ui.font.medium,
  textWrap: 'balance',
  '@container': { [portrait]: { fontSize: px(46) } },
});
