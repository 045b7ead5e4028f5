import { brandVars } from '@daybreak/brand/css';
import { style } from '@vanilla-extract/css';
import { portrait, px } from '../stage.ts';

const { color } = brandVars;

export const layout = style({
  display: 'grid',
  gridTemplateRows: `${px(220)} minmax(0, 1fr)`,
  '@container': { [portrait]: { gridTemplateRows: `${px(330)} minmax(0, 1fr)` } },
});

export const head = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  paddingInline: px(96),
  overflow: 'hidden',
  '@container': { [portrait]: { paddingInline: px(72) } },
});

/** Half of it is below the first row, the horizon. */
export const disc = style({
  position: 'absolute',
  insetInlineEnd: px(96),
  insetBlockStart: px(40),
  inlineSize: px(360),
  aspectRatio: '1',
  borderRadius: '50%',
  background: color.orange,
  '@container': { [portrait]: { insetInlineEnd: px(-90), insetBlockStart: px(120), inlineSize: px(420) } },
});

export const figures = style({ display: 'grid', gridAutoRows: '1fr' });

/** The rows between the numbers: tighter toward the horizon. */
export const line = style({
  vars: { '--text': px(72) },
  gridTemplateColumns: `${px(880)} 1fr`,
  paddingInline: px(96),
  fontSize: px(270),
  borderBlockStart: `${px(4)} solid ${color.cyan}`,
  selectors: {
    '&:nth-child(2)': { borderBlockStartWidth: px(9) },
    '&:nth-child(3)': { borderBlockStartWidth: px(18) },
  },
  '@container': {
    [portrait]: {
      vars: { '--text': px(60) },
      gridTemplateColumns: '1fr',
      alignContent: 'center',
      rowGap: px(20),
      paddingInline: px(72),
      fontSize: px(310),
    },
  },
});
