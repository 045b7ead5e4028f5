import { style } from '@vanilla-extract/css';
import { ui } from '../theme/vars.css.ts';

export const menu = style({
  zIndex: 50,
  minInlineSize: '12rem',
  maxInlineSize: 'min(20rem, 100vw)',
  maxBlockSize: 'var(--radix-dropdown-menu-content-available-height)',
  overflowY: 'auto',
  padding: ui.space['1'],
  border: `1px solid ${ui.color.line.subtle}`,
  borderRadius: ui.radius.card,
  background: ui.color.surface.overlay,
  boxShadow: ui.shadow.overlay,
});
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: ui.space['2'],
  minBlockSize: '2.25rem',
  paddingInline: ui.space['2'],
  borderRadius: 6,
  fontSize: ui.text.size.sm,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-highlighted]': { background: ui.color.action.quietHover },
    '&[data-disabled]': { color: ui.color.text.muted, cursor: 'not-allowed' },
  },
});
export const hint = style({
  marginInlineStart: 'auto',
  paddingInlineStart: ui.space['4'],
  fontSize: ui.text.size.xs,
  color: ui.color.text.muted,
});
export const heading = style({
  padding: `${ui.space['2']} ${ui.space['2']} ${ui.space['1']}`,
  fontSize: ui.text.size.xs,
  fontWeight: ui.font.semibold,
  color: ui.color.text.muted,
});
export const separator = style({
  blockSize: 1,
  marginBlock: ui.space['1'],
  background: ui.color.line.subtle,
});
