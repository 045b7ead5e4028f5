import { mediaQueries, ui } from '@daybreak/ui/css';
import { globalStyle, style } from '@vanilla-extract/css';

const height = '3rem';

/**
 * At the bottom of the window, and at the end of the page's flow: its appearing doesn't move the field that the user is
 * typing in, and it hides no content.
 */
export const place = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 20,
  '@media': { print: { display: 'none' } },
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: ui.space[3],
  minBlockSize: height,
  boxSizing: 'border-box',
  paddingBlock: ui.space[2],
  paddingInline: ui.space[8],
  borderBlockStart: `1px solid ${ui.color.line.subtle}`,
  background: ui.color.surface.overlay,
  color: ui.color.text.main,
  fontSize: ui.text.size.sm,
  boxShadow: ui.shadow.overlay,
  '@media': { [mediaQueries.mobile]: { paddingInline: ui.space[4] } },
});

export const words = style({ display: 'flex', alignItems: 'center', gap: ui.space[3] });
export const icon = style({ flexShrink: 0, color: ui.color.text.muted });

/** Scrolls elements that get keyboard focus to above the bar. */
globalStyle(`:root:has(${bar})`, { scrollPaddingBlockEnd: `calc(${height} + ${ui.space[3]})` });
