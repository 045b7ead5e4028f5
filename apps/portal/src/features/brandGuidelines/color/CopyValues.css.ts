import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr) 2.5rem',
  alignItems: 'center',
  minBlockSize: '2.5rem',
  borderBlockStart: `1px solid ${ui.color.line.subtle}`,
  background: ui.color.surface.raised,
  fontSize: ui.text.size.sm,
  ':hover': { background: ui.color.action.quietHover },
});

export const label = style({ paddingInlineStart: ui.space[4], color: ui.color.text.muted });

export const value = style({
  fontFamily: 'inherit',
  fontWeight: ui.font.medium,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: ui.text.line.tight,
  overflowWrap: 'anywhere',
});

/** A custom property's name is the longest value. */
export const long = style({ fontSize: ui.text.size.xs });

/** The copy icon, then the result. Covers the end of a long value. */
export const mark = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: ui.space[4],
  marginBlock: 'auto',
  color: ui.color.text.muted,
});
export const done = style({
  display: 'flex',
  alignItems: 'center',
  gap: ui.space[1],
  paddingInlineStart: ui.space[3],
  background: 'inherit',
  color: ui.color.status.successText,
  fontSize: ui.text.size.xs,
  fontWeight: ui.font.semibold,
});

/** Covers the whole row, so that a click anywhere on it copies. */
export const button = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  border: 0,
  background: 'none',
  cursor: 'copy',
  ':focus-visible': { outlineOffset: '-2px' },
});

export const failed = style({
  padding: `${ui.space[3]} ${ui.space[4]}`,
  borderBlockStart: `1px solid ${ui.color.line.subtle}`,
  background: ui.color.status.dangerSurface,
  color: ui.color.status.dangerText,
  fontSize: ui.text.size.xs,
});
