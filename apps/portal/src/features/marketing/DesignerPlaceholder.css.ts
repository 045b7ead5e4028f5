import { mediaQueries, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

/** The preview's place: next to the form, or above it on a phone. */
export const coming = style({
  display: 'grid',
  gap: ui.space[3],
  marginInlineStart: `calc(min(26rem, 50%) + ${ui.space[8]})`,
  '@media': {
    [mediaQueries.mobile]: { marginInlineStart: 0, gap: ui.space[2], paddingBlock: ui.space[2] },
    '(min-width: 768px) and (max-width: 1100px)': {
      marginInlineStart: `calc(min(20rem, 60%) + ${ui.space[6]})`,
    },
  },
});
export const well = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: `calc(200px + 2 * ${ui.space[6]})`,
  borderRadius: ui.radius.card,
  background: ui.color.surface.sunken,
  '@media': { [mediaQueries.mobile]: { minBlockSize: `calc(200px + 2 * ${ui.space[3]})` } },
});
/** As large as the piece will be. */
export const picture = style({
  maxBlockSize: 200,
  maxInlineSize: `min(400px, calc(100% - 2 * ${ui.space[3]}))`,
  boxShadow: `0 0 0 1px ${ui.color.line.subtle}, ${ui.shadow.raised}`,
});
/** The row that ends with undo and redo. */
export const about = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: ui.size.control,
  paddingInlineEnd: `calc(2 * ${ui.size.control} + ${ui.space[3]})`,
});
export const specification = style({
  fontSize: ui.text.size.sm,
  color: ui.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [mediaQueries.mobile]: { fontSize: ui.text.size.xs } },
});
