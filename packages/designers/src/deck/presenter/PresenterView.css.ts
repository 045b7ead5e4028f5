import { brandVars } from '@daybreak/brand/css';
import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

const { color, font } = brandVars;
const narrow = 'not all and (min-width: 60rem)';

export const view = style({
  display: 'grid',
  grid: `
    "head head" auto
    "notice notice" auto
    "current side" auto
    "foot side" minmax(0, 1fr) / minmax(0, 2.2fr) minmax(20rem, 1fr)`,
  gap: `${ui.space[2]} ${ui.space[4]}`,
  inlineSize: '100%',
  blockSize: '100%',
  padding: ui.space[4],
  background: `color-mix(in srgb, ${color.night} 62%, black)`,
  color: color.white,
  fontFamily: font.family,
  outline: 'none',
  '@media': {
    [narrow]: {
      blockSize: 'auto',
      minBlockSize: '100%',
      grid: `
        "head" auto
        "notice" auto
        "current" auto
        "side" 1fr
        "foot" auto / minmax(0, 1fr)`,
      padding: ui.space[3],
    },
  },
});

export const head = style({
  gridArea: 'head',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: ui.space[2],
});

/** Visible only to assistive technology, because sighted users already see it. */
export const name = style({ position: 'absolute' });

export const current = style({
  gridArea: 'current',
  display: 'grid',
  alignSelf: 'start',
  aspectRatio: '16 / 9',
  touchAction: 'pan-y pinch-zoom',
  // Space that the parts above and below leave in a short window.
  maxBlockSize: 'calc(100dvh - 10rem)',
});

export const side = style({
  gridArea: 'side',
  display: 'grid',
  gridTemplateRows: 'auto auto minmax(0, 1fr)',
  alignContent: 'start',
  gap: ui.space[2],
  minBlockSize: 0,
});

export const label = style({ fontSize: ui.text.size.sm, fontWeight: ui.font.semibold });

export const next = style({
  display: 'grid',
  aspectRatio: '16 / 9',
  maxBlockSize: '32vh',
  background: color.night,
  '@media': { [narrow]: { inlineSize: '60%', maxInlineSize: '20rem' } },
});

/** Large enough to read while standing at a distance. */
export const notes = style({
  display: 'grid',
  alignContent: 'start',
  gap: ui.space[3],
  overflowY: 'auto',
  paddingBlockStart: ui.space[3],
  fontSize: '1.375rem',
  lineHeight: 1.45,
});

export const foot = style({
  gridArea: 'foot',
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'start',
  justifyContent: 'space-between',
  gap: ui.space[2],
  '@media': {
    [narrow]: {
      position: 'sticky',
      insetBlockEnd: 0,
      marginInline: `calc(-1 * ${ui.space[3]})`,
      marginBlockEnd: `calc(-1 * ${ui.space[3]})`,
      background: `color-mix(in srgb, ${color.night} 62%, black)`,
    },
  },
});
