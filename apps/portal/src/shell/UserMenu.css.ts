import { focusRing, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

/** On the icon rail only the initials are left; the name stays for assistive technology. */
const rail = '[data-state="collapsed"] &';

export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  gap: ui.space[3],
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: '48px',
  padding: ui.space[2],
  border: 0,
  borderRadius: ui.radius.control,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
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
  },
});

export const chevron = style({
  flexShrink: 0,
  color: ui.color.text.muted,
  selectors: { [rail]: { display: 'none' } },
});
