import { mediaQueries, ui } from '@daybreak/ui/css';
import { globalStyle, style } from '@vanilla-extract/css';

const height = '4rem';

/** At the bottom of the window while something is selected. */
export const place = style({
  position: 'sticky',
  insetBlockEnd: ui.space[4],
  zIndex: 10,
  '@media': { print: { display: 'none' }, [mediaQueries.mobile]: { insetBlockEnd: ui.space[2] } },
});

export const bar = style({
  display: 'grid',
  // Aligned to the start: toast messages appear at the other end.
  gridTemplateColumns: 'auto auto auto',
  justifyContent: 'start',
  columnGap: ui.space[3],
  alignItems: 'center',
  gap: ui.space[2],
  boxSizing: 'border-box',
  padding: `${ui.space[2]} ${ui.space[2]} ${ui.space[2]} ${ui.space[4]}`,
  borderRadius: ui.radius.card,
  border: `1px solid ${ui.color.line.subtle}`,
  background: ui.color.surface.overlay,
  color: ui.color.text.main,
  boxShadow: ui.shadow.overlay,
});

export const words = style({
  fontSize: ui.text.size.sm,
  fontWeight: ui.font.medium,
  fontVariantNumeric: 'tabular-nums',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: ui.space[2],
  // Below the text and the button that clears the selection.
  '@media': { [mediaQueries.mobile]: { gridRow: 2, gridColumn: '1 / -1' } },
});

/** Scrolls elements that get keyboard focus to above the bar. */
globalStyle(`:root:has(${bar})`, { scrollPaddingBlockEnd: `calc(${height} + ${ui.space[6]})` });
