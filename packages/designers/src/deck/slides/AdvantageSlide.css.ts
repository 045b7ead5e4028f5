import { brandVars } from '@daybreak/brand/css';
import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';
import { portrait, px } from '../stage.ts';

const { color } = brandVars;
const night = (share: number) => `color-mix(in srgb, ${color.night} ${share}%, transparent)`;

export const layout = style({
  display: 'grid',
  gridTemplateColumns: `${px(920)} minmax(0, 1fr)`,
  '@container': {
    [portrait]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto minmax(0, 1fr)' },
  },
});

export const words = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gap: px(64),
  padding: `${px(96)} ${px(80)} ${px(96)} ${px(96)}`,
  '@container': { [portrait]: { gap: px(48), padding: px(72) } },
});

export const points = style({ display: 'grid', gridAutoRows: 'minmax(0, 1fr)' });

export const point = style({
  display: 'grid',
  alignItems: 'center',
  minBlockSize: px(120),
  borderBlockStart: `${px(6)} solid ${color.cyan}`,
  fontSize: px(44),
  fontWeight: ui.font.semibold,
  lineHeight: 1.2,
  '@container': { [portrait]: { fontSize: px(52) } },
});

export const exhibit = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  background: color.night,
  color: color.white,
});

export const scrim = style({
  position: 'absolute',
  inset: 0,
  background: `linear-gradient(to right, ${night(90)}, ${night(78)} 52%, ${night(24)})`,
  '@container': { [portrait]: { background: night(72) } },
});

export const figures = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridAutoRows: 'minmax(0, 1fr)',
  paddingBlock: px(56),
  '@container': { [portrait]: { paddingBlock: px(24) } },
});

export const line = style({
  vars: { '--text': px(48) },
  gridTemplateColumns: '1fr',
  alignContent: 'center',
  rowGap: px(20),
  paddingInline: px(96),
  fontSize: px(220),
  '@container': {
    [portrait]: {
      vars: { '--text': px(52) },
      gridTemplateColumns: `${px(560)} 1fr`,
      paddingInline: px(72),
      fontSize: px(190),
    },
  },
});
