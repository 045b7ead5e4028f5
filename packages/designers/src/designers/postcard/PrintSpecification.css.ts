import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const box = style({ display: 'flex', flexDirection: 'column', gap: ui.space['3'] });
export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: ui.space['5'],
  rowGap: ui.space['1'],
  margin: 0,
  fontSize: ui.text.size.sm,
  fontVariantNumeric: 'tabular-nums',
});
export const name = style({ color: ui.color.text.muted });
export const value = style({ margin: 0, color: ui.color.text.main });
