import { style } from '@vanilla-extract/css';
import { focusRing } from '../theme/focus.ts';
import { ui } from '../theme/vars.css.ts';

export const group = style({ margin: 0, padding: 0, border: 0, minInlineSize: 0 });
export const legend = style({
  padding: 0,
  marginBlockEnd: ui.space['2'],
  fontSize: ui.text.size.sm,
  fontWeight: ui.font.medium,
});
export const options = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: ui.space['2'],
});
/** Always pairs, regardless of the available space. */
export const pairs = style({ gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' });
export const option = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  minBlockSize: ui.size.control,
  padding: `${ui.space['2']} ${ui.space['3']}`,
  border: `1px solid ${ui.color.line.strong}`,
  borderRadius: ui.radius.control,
  background: ui.color.surface.raised,
  fontSize: ui.text.size.sm,
  cursor: 'pointer',
  ':hover': { background: ui.color.action.quietHover },
  selectors: {
    '&:has(input:checked)': {
      borderColor: ui.color.action.primary,
      boxShadow: `inset 0 0 0 1px ${ui.color.action.primary}`,
    },
    '&:has(input:focus-visible)': focusRing,
    '&:has(input:disabled)': { opacity: 0.55, cursor: 'not-allowed' },
  },
  '@media': {
    // The inset line isn't drawn there: the border's weight shows the selection.
    '(forced-colors: active)': {
      selectors: { '&:has(input:checked)': { borderWidth: '3px', borderColor: 'Highlight' } },
    },
  },
});
/** Receives clicks on the whole option, and is read as the radio button it is. */
export const input = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});
export const label = style({ fontWeight: ui.font.medium });
export const hint = style({ fontSize: ui.text.size.xs, color: ui.color.text.muted });
