import { mediaQueries } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

/** Sits above the form and preview when the page has no title of its own. */
export const alone = style({
  gridColumn: '1 / -1',
  '@media': { [mediaQueries.mobile]: { order: -2 } },
});
/** A long name is cut short. */
export const trigger = style({ minInlineSize: 0, maxInlineSize: '100%' });
export const name = style({
  overflow: 'hidden',
  maxInlineSize: '16rem',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const noIcon = style({ inlineSize: 16 });
