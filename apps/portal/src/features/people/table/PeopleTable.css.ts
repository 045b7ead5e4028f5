import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const words = style({
  fontSize: ui.text.size.sm,
  color: ui.color.text.muted,
  overflowWrap: 'anywhere',
});
export const strong = style({ fontWeight: ui.font.semibold });
export const show = style({ maxInlineSize: '14rem' });
export const nameCell = style({ display: 'grid', overflowWrap: 'anywhere', minInlineSize: 0 });
