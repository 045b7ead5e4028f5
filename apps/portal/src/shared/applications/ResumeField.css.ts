import { focusRing, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const field = style({ display: 'grid', gap: ui.space[1], minInlineSize: 0 });
export const label = style({ fontSize: ui.text.size.sm, fontWeight: ui.font.medium, justifySelf: 'start' });

export const zone = style({
  position: 'relative',
  display: 'grid',
  gap: ui.space[3],
  padding: ui.space[4],
  border: `1.5px dashed ${ui.color.line.strong}`,
  borderRadius: ui.radius.control,
  background: ui.color.surface.sunken,
  selectors: {
    '&[data-over]': { borderColor: ui.color.accent.cyan, borderStyle: 'solid' },
    '&[data-invalid]': { borderColor: ui.color.status.danger },
    '&:has(input:focus-visible)': focusRing,
  },
});
/** The input itself covers the zone, so the browser handles a click or a drop anywhere on it. */
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  ':disabled': { cursor: 'default' },
});

export const invitation = style({
  display: 'flex',
  alignItems: 'center',
  gap: ui.space[3],
  minBlockSize: '3.5rem',
  pointerEvents: 'none',
});
export const choose = style({
  color: ui.color.text.link,
  fontWeight: ui.font.medium,
  textDecoration: 'underline',
});
export const icon = style({ color: ui.color.text.muted });

export const chosen = style({
  display: 'flex',
  alignItems: 'center',
  gap: ui.space[3],
  // Depends on the width of the form, which may be narrow in a wide window.
  flexWrap: 'wrap',
  minBlockSize: '3.5rem',
  pointerEvents: 'none',
});
export const about = style({ flex: 1, minInlineSize: 'min(100%, 9rem)' });
export const name = style({
  fontWeight: ui.font.medium,
  lineHeight: ui.text.line.tight,
  overflowWrap: 'anywhere',
});
export const size = style({ fontSize: ui.text.size.sm, color: ui.color.text.muted });
export const actions = style({
  position: 'relative',
  display: 'flex',
  gap: ui.space[2],
  pointerEvents: 'auto',
});
export const upload = style({
  position: 'relative',
  display: 'grid',
  gap: ui.space[3],
  justifyItems: 'start',
});
/** The file being uploaded, how much of it has been sent, and the bar below both. */
export const uploading = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: ui.space[2],
  inlineSize: '100%',
  fontSize: ui.text.size.sm,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
const part = { borderRadius: ui.radius.full } as const;
export const bar = style({
  ...part,
  gridColumn: '1 / -1',
  appearance: 'none',
  overflow: 'hidden',
  inlineSize: '100%',
  blockSize: '0.5rem',
  border: 0,
  background: ui.color.line.subtle,
  selectors: {
    '&::-webkit-progress-bar': { background: ui.color.line.subtle },
    '&::-webkit-progress-value': { ...part, background: ui.color.action.primary },
    '&::-moz-progress-bar': { ...part, background: ui.color.action.primary },
  },
});

export const hint = style({
  fontSize: ui.text.size.xs,
  color: ui.color.text.muted,
  overflowWrap: 'anywhere',
});

/** Continues without the refused file. */
export const clearFailure = style({ marginBlockStart: ui.space[3], overflowWrap: 'anywhere' });
