import { mediaQueries, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const card = style({ display: 'grid', gap: ui.space['5'] });
export const size = style({ maxInlineSize: '16rem' });
export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: ui.space['4'],
  paddingBlockStart: ui.space['4'],
  '@media': { [mediaQueries.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const side = style({ display: 'grid', gap: ui.space['2'], minInlineSize: 0 });
export const well = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '288px',
  padding: ui.space['3'],
  borderRadius: ui.radius.card,
  background: ui.color.surface.sunken,
  overflow: 'hidden',
});
export const specification = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${ui.space['1']} ${ui.space['5']}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: ui.text.size.sm,
  color: ui.color.text.muted,
});
