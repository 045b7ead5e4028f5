export { focusRing } from './theme/focus.ts';
export { mediaQueries } from './theme/mediaQueries.ts';
export { ui } from './theme/vars.css.ts';
