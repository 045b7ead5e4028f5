import { brandVars } from '@daybreak/brand/css';
import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

const { color } = brandVars;

export const notice = style({
  position: 'absolute',
  insetInlineStart: ui.space[3],
  insetBlockEnd: `calc(100% + ${ui.space[3]})`,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${ui.space[1]} ${ui.space[3]}`,
  maxInlineSize: 'min(34rem, 100vw - 1.5rem)',
  padding: `${ui.space[1]} ${ui.space[1]} ${ui.space[1]} ${ui.space[4]}`,
  background: color.night,
  border: `1px solid ${color.cyan}`,
  borderRadius: ui.radius.control,
  color: color.white,
  fontSize: ui.text.size.sm,
  fontWeight: ui.font.medium,
  '@media': {
    '(orientation: landscape) and (max-height: 30rem)': {
      insetInlineStart: 'auto',
      insetInlineEnd: `calc(100% + ${ui.space[2]})`,
      insetBlockEnd: ui.space[2],
      inlineSize: 'max-content',
    },
  },
});

export const progress = style({ inlineSize: '7rem', accentColor: color.cyan });
