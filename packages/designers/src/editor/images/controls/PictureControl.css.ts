import { brandVars } from '@daybreak/brand/css';
import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const field = style({
  display: 'grid',
  gap: ui.space['2'],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const label = style({
  padding: 0,
  marginBlockEnd: ui.space['1'],
  fontSize: ui.text.size.sm,
  fontWeight: ui.font.medium,
});
export const slot = style({
  display: 'flex',
  gap: ui.space['3'],
  padding: ui.space['2'],
  border: `1px solid ${ui.color.line.strong}`,
  borderRadius: ui.radius.control,
  background: ui.color.surface.raised,
  selectors: {
    '&[data-over]': {
      borderStyle: 'dashed',
      borderColor: ui.color.line.focus,
      background: ui.color.action.selected,
    },
  },
});
export const crop = style({
  position: 'relative',
  flexShrink: 0,
  inlineSize: '7.5rem',
  blockSize: '5.5rem',
  borderRadius: '4px',
  background: ui.color.surface.sunken,
});
const squares = `color-mix(in srgb, ${brandVars.color.gray} 45%, ${brandVars.color.white})`;
/** On a checkerboard, as usual for transparency: both dark and white logos are visible. */
export const whole = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  blockSize: '100%',
  padding: ui.space['1'],
  objectFit: 'contain',
  borderRadius: 'inherit',
  background: `repeating-conic-gradient(${squares} 0 25%, ${brandVars.color.white} 0 50%) 0 0 / 16px 16px`,
});
export const words = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: ui.space['2'],
});
export const name = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: ui.text.size.sm,
});
export const note = style({ fontSize: ui.text.size.xs, color: ui.color.text.muted });
export const cropping = style({
  display: 'grid',
  gap: ui.space['3'],
  padding: ui.space['3'],
  borderRadius: ui.radius.control,
  background: ui.color.surface.sunken,
});
export const scale = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) 5ch',
  alignItems: 'center',
  gap: ui.space['3'],
  fontSize: ui.text.size.sm,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
export const range = style({
  inlineSize: '100%',
  minBlockSize: '1.75rem',
  accentColor: ui.color.action.primary,
});
export const error = style({
  fontSize: ui.text.size.sm,
  fontWeight: ui.font.medium,
  color: ui.color.status.dangerText,
});
