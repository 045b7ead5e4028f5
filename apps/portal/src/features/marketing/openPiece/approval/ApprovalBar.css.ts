import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: ui.space[2],
  color: ui.color.text.muted,
  fontSize: ui.text.size.sm,
  ':empty': { display: 'none' },
});
export const failed = style({
  flexBasis: '100%',
  maxInlineSize: '44rem',
  color: ui.color.status.dangerText,
  fontSize: ui.text.size.sm,
});
export const note = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
