import { style, styleVariants } from '@vanilla-extract/css';
import { ui } from '../theme/vars.css.ts';

export const avatar = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  borderRadius: ui.radius.full,
  background: ui.color.action.selected,
  color: ui.color.text.main,
  fontWeight: ui.font.semibold,
  lineHeight: 1,
});
export const size = styleVariants({
  small: { inlineSize: '1.75rem', blockSize: '1.75rem', fontSize: '0.6875rem' },
  medium: { inlineSize: '2.5rem', blockSize: '2.5rem', fontSize: ui.text.size.sm },
  large: { inlineSize: '4rem', blockSize: '4rem', fontSize: ui.text.size.lg },
  xlarge: { inlineSize: '6rem', blockSize: '6rem', fontSize: ui.text.size.xxl },
});
/** Covers the initials once it has loaded. */
export const image = style({
  gridArea: '1 / 1',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});
export const letters = style({ gridArea: '1 / 1' });
