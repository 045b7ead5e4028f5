import { style } from '@vanilla-extract/css';
import { ui } from '../theme/vars.css.ts';

export const list = style({
  display: 'flex',
  gap: ui.space['1'],
  overflowX: 'auto',
  borderBlockEnd: `1px solid ${ui.color.line.subtle}`,
});
export const tab = style({
  minBlockSize: ui.size.control,
  paddingInline: ui.space['3'],
  border: 0,
  borderBlockEnd: '2px solid transparent',
  marginBlockEnd: -1,
  background: 'transparent',
  color: ui.color.text.muted,
  fontSize: ui.text.size.sm,
  fontWeight: ui.font.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: ui.color.text.main },
    '&[data-state="active"]': {
      color: ui.color.text.main,
      fontWeight: ui.font.semibold,
      borderBlockEndColor: ui.color.accent.cyan,
    },
    '&:focus-visible': { outlineOffset: '-2px', borderRadius: ui.radius.control },
  },
});
export const panel = style({ paddingBlockStart: ui.space['4'] });
