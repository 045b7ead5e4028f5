import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

/**
 * With forced colors, the page may be as dark or as light as the logo, so the logo gets the background that it was
 * drawn for.
 */
export const background = style({
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', background: ui.color.surface.page } },
});
