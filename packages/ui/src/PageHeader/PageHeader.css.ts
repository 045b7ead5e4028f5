import { style } from '@vanilla-extract/css';
import { ui } from '../theme/vars.css.ts';

export const header = style({ display: 'flex', flexDirection: 'column', gap: ui.space['2'] });
export const main = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: ui.space['4'],
});
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: ui.space['1'],
  flex: '1 1 20rem',
  minInlineSize: 0,
});
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: ui.space['4'],
  rowGap: ui.space['2'],
});
export const description = style({ maxInlineSize: '44rem', color: ui.color.text.muted });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: ui.space['2'],
  '@media': { print: { display: 'none' } },
});
