import { mediaQueries, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export { columns } from '../table/table.css.ts';

export const step = style({ display: 'grid', gap: ui.space['5'], alignContent: 'start' });
export const people = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
  gap: ui.space['3'],
  alignItems: 'start',
});
/** The reason a card is due, on its own line below the person's title. */
export const reason = style({ display: 'block', overflowWrap: 'anywhere' });
export const twoColumns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: ui.space['5'],
  alignItems: 'start',
  '@media': { [mediaQueries.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const list = style({
  display: 'grid',
  gap: ui.space['3'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const row = style({
  display: 'grid',
  gap: ui.space['2'],
  padding: ui.space['3'],
  borderRadius: ui.radius.control,
  background: ui.color.surface.sunken,
  overflowWrap: 'anywhere',
});
export const beside = style({
  display: 'grid',
  gap: ui.space['4'],
  minInlineSize: 0,
  position: 'sticky',
  insetBlockStart: 0,
});
export const pieces = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: ui.space['3'],
  overflow: 'auto',
});
