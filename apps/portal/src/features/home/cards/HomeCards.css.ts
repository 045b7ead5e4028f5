import { ui } from '@daybreak/ui/css';
import { keyframes, style } from '@vanilla-extract/css';

export const place = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  selectors: { '&[hidden]': { display: 'none' } },
});

/** Lines up the quiet button's words, not its invisible edge, with the cards. */
export const footerRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: ui.space[3],
  marginInlineStart: `calc(-1 * ${ui.space[3]})`,
});
export const note = style({
  marginInlineStart: ui.space[3],
  fontSize: ui.text.size.sm,
  color: ui.color.text.muted,
});

const come = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
/** Stays invisible if everything loads quickly. */
export const placeholder = style({
  display: 'grid',
  animation: `${come} 200ms 400ms ease-out both`,
  '@media': { '(prefers-reduced-motion: reduce)': { animationDuration: '1ms' } },
});
