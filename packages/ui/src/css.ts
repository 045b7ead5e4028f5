export { focusRing } from './theme/focus.ts';
export { mediaQueries } from './theme/mediaQueries.ts';
export { screenOnly } from './theme/print.css.ts';
export { ui } from './theme/vars.css.ts';
