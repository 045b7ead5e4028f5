import { focusRing, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

/** On the icon rail, only the initials are visible; the name stays for assistive technology. */
const rail = '[data-state="collapsed"] &';

export const footerRow = style({ display: 'flex', alignItems: 'center', gap: ui.space[1] });

export const link = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  alignItems: 'center',
  gap: ui.space[3],
  boxSizing: 'border-box',
  minBlockSize: '48px',
  padding: ui.space[2],
  borderRadius: ui.radius.control,
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { background: ui.color.action.quietHover },
  ':focus-visible': focusRing,
  selectors: {
    [rail]: { inlineSize: '40px', minBlockSize: '40px', padding: '4px', justifyContent: 'center' },
  },
});

export const name = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  fontSize: ui.text.size.sm,
  fontWeight: ui.font.medium,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: {
    [rail]: { position: 'absolute', inlineSize: '1px', blockSize: '1px', clipPath: 'inset(50%)' },
    '[aria-current="page"] > &': { fontWeight: ui.font.bold },
  },
});
