import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';
import { view } from '../VersionsDialog.css.ts';

export const record = style([view, { gridTemplateRows: 'auto', alignContent: 'start' }]);
/** Leaves space at the sides for the buttons' focus ring, which the scrolling view would cut off. */
export const events = style({
  display: 'grid',
  gap: ui.space[3],
  paddingBlock: 0,
  paddingInline: ui.space[1],
  listStyle: 'none',
});
export const event = style({
  display: 'grid',
  gap: ui.space[1],
  justifyItems: 'start',
  paddingBlockStart: ui.space[3],
  borderBlockStart: `1px solid ${ui.color.line.subtle}`,
});
export const eventText = style({ fontWeight: ui.font.medium, overflowWrap: 'anywhere' });
export const note = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
