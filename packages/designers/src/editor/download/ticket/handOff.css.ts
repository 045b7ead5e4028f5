import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export { legend } from '../../preview/PieceChoice.css.ts';

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
export const wide = style({ gridColumn: '1 / -1' });
