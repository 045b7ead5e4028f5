import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const count = style({ fontSize: ui.text.size.sm, color: ui.color.text.muted });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '1.5rem',
  whiteSpace: 'nowrap',
});
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  gap: ui.space[4],
  alignItems: 'start',
});
export const address = style({ display: 'grid', gap: ui.space[2], marginBlockStart: ui.space[5] });
export const label = style({ fontSize: ui.text.size.sm, fontWeight: ui.font.semibold });
