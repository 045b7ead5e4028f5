import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export { grid, pair } from '../../shared/staff/ProfileCard.css.ts';

/** Stacked cards. */
export const column = style({ display: 'grid', gap: ui.space[5], alignContent: 'start' });

export const company = style({
  marginBlockStart: ui.space[2],
  paddingBlockStart: ui.space[5],
  borderBlockStart: `1px solid ${ui.color.line.subtle}`,
});

/** Reserves its height from the start: the status appears next to the buttons without moving them. */
export const footer = style({ minBlockSize: ui.size.control });
export const status = style({ flex: '1 1 14rem' });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  gap: ui.space[4],
});
export const term = style({ fontSize: ui.text.size.sm, color: ui.color.text.muted });
export const value = style({ overflowWrap: 'anywhere' });
