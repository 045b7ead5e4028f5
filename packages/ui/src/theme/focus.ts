import { ui } from './vars.css.ts';

/** The keyboard focus ring. Spread it into `selectors: { '&:focus-visible': focusRing }`. */
export const focusRing = {
  outline: `2px solid ${ui.color.line.focus}`,
  outlineOffset: '2px',
} as const;
