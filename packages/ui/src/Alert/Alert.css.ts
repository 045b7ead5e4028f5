import { style, styleVariants } from '@vanilla-extract/css';
import { ui } from '../theme/vars.css.ts';

export const alert = style({
  display: 'flex',
  gap: ui.space['3'],
  padding: ui.space['3'],
  border: '1px solid',
  borderRadius: ui.radius.control,
  fontSize: ui.text.size.sm,
});
const { status } = ui.color;
export const tone = styleVariants({
  info: { background: status.infoSurface, borderColor: status.info, color: status.infoText },
  success: { background: status.successSurface, borderColor: status.success, color: status.successText },
  warning: { background: status.warningSurface, borderColor: status.warning, color: status.warningText },
  danger: { background: status.dangerSurface, borderColor: status.danger, color: status.dangerText },
});
export const icon = style({ flexShrink: 0, marginBlockStart: '0.1em' });
export const words = style({ flex: 1, minInlineSize: 0 });
export const title = style({ fontWeight: ui.font.semibold });
