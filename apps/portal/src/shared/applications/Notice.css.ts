import { focusRing, ui } from '@daybreak/ui/css';
import { style, styleVariants } from '@vanilla-extract/css';

const { status } = ui.color;
const notice = style({
  display: 'flex',
  gap: ui.space[3],
  padding: ui.space[4],
  border: '1px solid',
  borderRadius: ui.radius.control,
  fontSize: ui.text.size.sm,
  lineHeight: ui.text.line.body,
  ':focus-visible': focusRing,
});
export const tone = styleVariants({
  warning: [
    notice,
    { background: status.warningSurface, borderColor: status.warning, color: status.warningText },
  ],
  danger: [
    notice,
    { background: status.dangerSurface, borderColor: status.danger, color: status.dangerText },
  ],
});
export const icon = style({ inlineSize: '1.25rem', blockSize: '1.25rem', marginBlockStart: '0.1em' });
export const title = style({ fontWeight: ui.font.semibold });
