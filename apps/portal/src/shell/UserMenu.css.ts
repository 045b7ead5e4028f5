import { focusRing, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  gap: ui.space[3],
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: '48px',
  padding: ui.space[2],
  border: 0,
  borderRadius: ui.radius.control,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { background: ui.color.action.quietHover },
  ':focus-visible': focusRing,
});

export const name = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  fontSize: ui.text.size.sm,
  fontWeight: ui.font.medium,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const chevron = style({ flexShrink: 0, color: ui.color.text.muted });
