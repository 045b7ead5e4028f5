import { mediaQueries, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const page = style({ display: 'grid', gap: ui.space[8] });

/** The form next to the three short cards; below them on narrower screens. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.7fr) minmax(0, 1fr)',
  gap: ui.space[5],
  alignItems: 'start',
  '@media': { '(max-width: 1080px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Stacked cards. */
export const column = style({ display: 'grid', gap: ui.space[5], alignContent: 'start' });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: ui.space[4],
  '@media': { [mediaQueries.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

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
