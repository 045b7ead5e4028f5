import { style, styleVariants } from '@vanilla-extract/css';
import { ui } from '../theme/vars.css.ts';

export const stack = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const row = style({ display: 'flex', flexDirection: 'row', minInlineSize: 0 });
export const gap = styleVariants(ui.space, (space) => [{ gap: space }]);
export const align = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
  stretch: { alignItems: 'stretch' },
});
export const justify = styleVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});
export const wrap = style({ flexWrap: 'wrap' });
