import { brandVars } from '@daybreak/brand/css';
import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';
import { px } from '../stage.ts';

const { color, font } = brandVars;

export const layout = style({ display: 'grid', gridTemplateRows: `${px(232)} minmax(0, 1fr)` });

export const title = style({ alignSelf: 'center', paddingInline: px(96) });

export const rows = style({ display: 'grid', gridAutoRows: 'minmax(0, 1fr)', gap: px(10) });

export const row = style({
  display: 'grid',
  gridTemplateColumns: `${px(900)} minmax(0, 1fr)`,
  alignItems: 'stretch',
});

export const words = style({
  display: 'grid',
  alignContent: 'center',
  gap: px(8),
  paddingInline: `${px(96)} ${px(24)}`,
});

export const name = style({
  color: color.night,
  fontSize: px(44),
  fontWeight: font.weightHeading,
  lineHeight: 1.15,
});

export const text = style({ fontSize: px(36), fontWeight: ui.font.medium, lineHeight: 1.25 });

export const exhibit = style({ position: 'relative', overflow: 'hidden', background: color.teal });
