import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

/** A field with its size's switch next to the label. */
export const withSwitch = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: ui.space['1'],
  alignItems: 'start',
});
/** A picture field with its size's switch over the corner, where the label leaves room. */
export const overCorner = style({ position: 'relative' });
export const sizeSwitch = style({
  // As tall as the label next to it.
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
