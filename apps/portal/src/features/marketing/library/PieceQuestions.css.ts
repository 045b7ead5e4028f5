import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const folders = style({ display: 'flex', flexWrap: 'wrap', gap: ui.space[2] });
export const legend = style({
  padding: 0,
  marginBlockEnd: ui.space[2],
  fontSize: ui.text.size.sm,
  color: ui.color.text.muted,
});
export const folder = style({ maxInlineSize: '100%' });
export const folderName = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  unicodeBidi: 'isolate',
});
