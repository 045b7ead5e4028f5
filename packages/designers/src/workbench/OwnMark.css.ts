import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

/** A field with the switch of its size beside its label. */
export const withSwitch = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: ui.space['1'],
  alignItems: 'start',
});
/** Over the corner of a picture's field, whose label leaves room there. */
export const overCorner = style({ position: 'relative' });
export const sizeSwitch = style({
  // As high as the label, which it stands beside.
  marginBlockStart: `calc(-1 * ${ui.space['1']})`,
  color: ui.color.text.muted,
  selectors: {
    '&[aria-pressed="true"]': { color: ui.color.text.link, background: ui.color.action.selected },
  },
});
export const mark = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: ui.space['1'],
  gridColumn: '1 / -1',
  marginBlockStart: ui.space['1'],
});
