import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
  alignItems: 'start',
  gap: ui.space['4'],
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
});
export const legend = style({
  padding: 0,
  marginBlockEnd: ui.space['2'],
  fontSize: ui.text.size.sm,
  fontWeight: ui.font.medium,
});
export const wide = style({ gridColumn: '1 / -1' });
