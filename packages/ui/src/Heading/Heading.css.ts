import { style, styleVariants } from '@vanilla-extract/css';
import { ui } from '../theme/vars.css.ts';

export const heading = style({
  fontWeight: ui.font.semibold,
  lineHeight: ui.text.line.tight,
  letterSpacing: '-0.01em',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});
export const size = styleVariants({
  sm: { fontSize: ui.text.size.sm },
  md: { fontSize: ui.text.size.md },
  lg: { fontSize: ui.text.size.lg },
  xl: { fontSize: ui.text.size.xl },
  xxl: { fontSize: ui.text.size.xxl },
});
