import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { ui } from '../theme/vars.css.ts';

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: ui.space['2'],
  position: 'relative',
  margin: 0,
  border: '1px solid transparent',
  borderRadius: ui.radius.control,
  fontWeight: ui.font.semibold,
  lineHeight: ui.text.line.tight,
  textDecoration: 'none',
  textAlign: 'center',
  cursor: 'pointer',
  transitionProperty: 'background-color, border-color, color',
  transitionDuration: ui.motion.fast,
  selectors: {
    '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed', opacity: 0.55 },
    '&[data-busy]': { cursor: 'progress', opacity: 1 },
  },
});

/** Keeps the icon whole when words wrap for lack of space. */
globalStyle(`${button} > svg`, { flexShrink: 0 });

export const size = styleVariants({
  small: { minBlockSize: ui.size.controlSmall, paddingInline: ui.space['3'], fontSize: ui.text.size.sm },
  medium: { minBlockSize: ui.size.control, paddingInline: ui.space['4'], fontSize: ui.text.size.sm },
});

const active = ':is(:active):not(:disabled):not([aria-disabled="true"])';
const hover = ':hover:not(:disabled):not([aria-disabled="true"])';

export const tone = styleVariants({
  primary: {
    background: ui.color.action.primary,
    color: ui.color.text.onAction,
    selectors: {
      [`&${hover}`]: { background: ui.color.action.primaryHover },
      [`&${active}`]: { background: ui.color.action.primaryActive },
    },
  },
  neutral: {
    background: ui.color.surface.raised,
    borderColor: ui.color.line.strong,
    color: ui.color.text.main,
    selectors: {
      [`&${hover}`]: { background: ui.color.action.quietHover },
      [`&${active}`]: { background: ui.color.action.quietActive },
    },
  },
  quiet: {
    background: 'transparent',
    color: ui.color.text.main,
    selectors: {
      [`&${hover}`]: { background: ui.color.action.quietHover },
      [`&${active}`]: { background: ui.color.action.quietActive },
    },
  },
  danger: {
    background: ui.color.surface.raised,
    borderColor: ui.color.status.danger,
    color: ui.color.status.dangerText,
    selectors: {
      [`&${hover}`]: { background: ui.color.status.dangerSurface },
      [`&${active}`]: { background: ui.color.status.dangerSurface },
    },
  },
});

export const wide = style({ inlineSize: '100%' });
export const iconOnly = styleVariants({
  small: { inlineSize: ui.size.controlSmall, paddingInline: 0, flexShrink: 0 },
  medium: { inlineSize: ui.size.control, paddingInline: 0, flexShrink: 0 },
});
