import { style, styleVariants } from '@vanilla-extract/css';
import { ui } from '../theme/vars.css.ts';

export const text = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const size = styleVariants({
  xs: { fontSize: ui.text.size.xs },
  sm: { fontSize: ui.text.size.sm },
  md: { fontSize: ui.text.size.md },
  lg: { fontSize: ui.text.size.lg },
});
export const tone = styleVariants({
  main: { color: ui.color.text.main },
  muted: { color: ui.color.text.muted },
});
export const weight = styleVariants({
  body: { fontWeight: ui.font.body },
  medium: { fontWeight: ui.font.medium },
  semibold: { fontWeight: ui.font.semibold },
  bold: { fontWeight: ui.font.bold },
});
