import { brandVars } from '@daybreak/brand/css';
import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';
import { portrait, px } from '../stage.ts';

export const layout = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  paddingBlockStart: px(96),
  paddingInline: px(96),
  '@container': { [portrait]: { paddingBlockStart: px(84), paddingInline: px(72) } },
});

export const seals = style({
  display: 'grid',
  // The last column is the widest, because it has the most text.
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.3fr)',
  alignContent: 'center',
  gap: px(48),
  '@container': {
    [portrait]: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'space-evenly', gap: 0 },
  },
});

export const seal = style({
  display: 'grid',
  gap: px(40),
  '@container': {
    [portrait]: { gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center', gap: px(56) },
  },
});

export const mark = style({
  inlineSize: px(380),
  aspectRatio: '1',
  maxInlineSize: 'none',
  '@container': { [portrait]: { inlineSize: px(350) } },
});

export const words = style({
  display: 'grid',
  gridTemplateRows: `auto ${px(100)}`,
  gap: px(16),
  '@container': { [portrait]: { gridTemplateRows: 'auto auto' } },
});

export const name = style({
  fontSize: px(50),
  fontWeight: brandVars.font.weightHeading,
  lineHeight: 1.1,
  '@container': { [portrait]: { fontSize: px(64) } },
});

export const text = style({
  fontSize: px(36),
  fontWeight: ui.font.medium,
  textWrap: 'balance',
  '@container': { [portrait]: { fontSize: px(44) } },
});

export const rows = style({
  position: 'relative',
  blockSize: px(180),
  marginInline: px(-96),
  '@container': { [portrait]: { blockSize: px(220), marginInline: px(-72) } },
});
