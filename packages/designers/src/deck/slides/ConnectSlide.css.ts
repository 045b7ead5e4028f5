import { brandVars } from '@daybreak/brand/css';
import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';
import { portrait, px } from '../stage.ts';

const { color } = brandVars;

export const layout = style({
  display: 'grid',
  gridTemplateColumns: `${px(1000)} minmax(0, 1fr)`,
  '@container': {
    [portrait]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'minmax(0, 1fr) auto' },
  },
});

export const words = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gap: px(56),
  padding: px(96),
  '@container': { [portrait]: { gridRow: 2, gap: px(64), padding: px(72) } },
});

export const head = style({ display: 'grid', gap: px(20) });

export const lead = style({
  color: color.amber,
  fontSize: px(56),
  fontWeight: ui.font.bold,
  lineHeight: 1.2,
});

export const title = style({
  fontSize: px(132),
  '@container': { [portrait]: { fontSize: px(148) } },
});

export const contacts = style({ display: 'grid', alignContent: 'center', gap: px(30) });

export const contact = style({
  display: 'grid',
  gridTemplateColumns: `${px(190)} 1fr`,
  alignItems: 'baseline',
  fontSize: px(40),
  fontWeight: ui.font.semibold,
  '@container': { [portrait]: { fontSize: px(46), gridTemplateColumns: `${px(210)} 1fr` } },
});

export const name = style({ color: color.cyan, fontWeight: ui.font.medium });

export const link = style({
  color: 'inherit',
  textDecorationThickness: `max(1px, ${px(2)})`,
  textUnderlineOffset: '0.2em',
  textDecorationColor: color.cyan,
  ':hover': { color: color.cyan },
  ':focus-visible': { outline: `max(2px, ${px(5)}) solid ${color.cyan}`, outlineOffset: px(8) },
});

export const logo = style({ inlineSize: px(420), blockSize: 'auto', marginInlineStart: px(-8) });

export const exhibit = style({ position: 'relative', overflow: 'hidden', background: color.teal });
