import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const value = style({
  flex: '1 1 16rem',
  minInlineSize: 0,
  padding: `${ui.space[2]} ${ui.space[3]}`,
  border: `1px solid ${ui.color.line.subtle}`,
  borderRadius: ui.radius.control,
  background: ui.color.surface.sunken,
  color: ui.color.text.main,
  fontFamily: 'ui-monospace, "SF Mono", Consolas, monospace',
  fontSize: ui.text.size.sm,
  overflowWrap: 'anywhere',
});

export const failed = style({
  flexBasis: '100%',
  color: ui.color.status.dangerText,
  fontSize: ui.text.size.sm,
});
