import { brandVars } from '@daybreak/brand/css';
import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

const { color } = brandVars;

export const whole = style({ position: 'relative', display: 'grid' });

export const list = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockEnd: `calc(100% + ${ui.space[2]})`,
  inlineSize: 'max-content',
  maxInlineSize: 'calc(100vw - 1.5rem)',
  margin: 0,
  padding: ui.space[1],
  listStyle: 'none',
  background: color.night,
  border: `1px solid ${color.cyan}`,
  borderRadius: ui.radius.control,
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': {
    '(orientation: landscape) and (max-height: 30rem)': {
      insetInlineEnd: `calc(100% + ${ui.space[2]})`,
      insetBlockEnd: 0,
    },
  },
});

export const action = style({
  display: 'flex',
  alignItems: 'center',
  gap: ui.space[3],
  inlineSize: '100%',
  minBlockSize: '2.75rem',
  margin: 0,
  padding: `${ui.space[2]} ${ui.space[3]}`,
  border: 0,
  borderRadius: ui.radius.control,
  background: 'transparent',
  color: color.white,
  fontSize: ui.text.size.sm,
  fontWeight: ui.font.medium,
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { background: color.teal },
  ':focus-visible': { outline: `2px solid ${color.cyan}`, outlineOffset: '-2px' },
});

export const words = style({ display: 'grid', flex: 1 });

export const hint = style({ fontSize: ui.text.size.xs, fontWeight: 400 });
