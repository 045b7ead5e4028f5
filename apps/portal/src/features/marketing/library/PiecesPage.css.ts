import { focusRing, mediaQueries, ui } from '@daybreak/ui/css';
import { globalStyle, style } from '@vanilla-extract/css';
import { gap, narrowest } from './gridSizes.ts';

export const page = style({ display: 'grid', gap: ui.space[5], gridTemplateColumns: 'minmax(0, 1fr)' });

/** Lines up the quiet button's words, not its invisible edge, with the title below. */
export const scopes = style({
  display: 'flex',
  gap: ui.space[5],
  listStyle: 'none',
  borderBlockEnd: `1px solid ${ui.color.line.subtle}`,
  overflowX: 'auto',
  '@media': { print: { display: 'none' } },
});
export const shelf = style({
  display: 'block',
  paddingBlock: ui.space[2],
  marginBlockEnd: '-1px',
  borderBlockEnd: '2px solid transparent',
  color: ui.color.text.muted,
  fontSize: ui.text.size.sm,
  fontWeight: ui.font.medium,
  lineHeight: 1.5,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ':hover': { color: ui.color.text.main },
  ':focus-visible': { ...focusRing, outlineOffset: '-2px' },
  selectors: {
    '&[aria-current="page"]': { color: ui.color.text.main, borderBlockEndColor: ui.color.action.primary },
  },
});

/** Too narrow for all tools in one row. */
const narrow = 'screen and (max-width: 1320px)';

export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(12rem, 1.5fr) repeat(auto-fit, minmax(9.75rem, 1fr))',
  gap: ui.space[3],
  alignItems: 'end',
  '@media': {
    print: { display: 'none' },
    [narrow]: { gridTemplateColumns: 'repeat(auto-fit, minmax(9.75rem, 1fr))' },
    [mediaQueries.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
/** Gives the first tool, the search, its own row. */
globalStyle(`${tools} > :first-child`, {
  '@media': { [narrow]: { gridColumn: '1 / -1' }, [mediaQueries.mobile]: { gridColumn: '1 / -1' } },
});
/** On a phone the pieces come first and the filters unfold. */
export const fold = style({
  display: 'none',
  '@media': { [mediaQueries.mobile]: { display: 'block', gridColumn: '1 / -1' } },
});
export const filters = style({
  display: 'contents',
  '@media': {
    [mediaQueries.mobile]: {
      display: 'grid',
      gridColumn: '1 / -1',
      gridTemplateColumns: 'subgrid',
      gap: 'inherit',
      selectors: { '&[data-folded]': { display: 'none' } },
    },
  },
});
export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: ui.space[3],
  minBlockSize: ui.size.controlSmall,
});
export const count = style({ fontSize: ui.text.size.sm, color: ui.color.text.muted });

/** The previous results, while the current ones load. */
export const pieces = style({ transition: `opacity ${ui.motion.base} ease-out 150ms` });
export const stale = style([pieces, { opacity: 0.6 }]);

export const loading = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${narrowest}px), 1fr))`,
  gap: `${gap}px`,
});
export const skeleton = style({
  display: 'grid',
  overflow: 'hidden',
  borderRadius: ui.radius.card,
  border: `1px solid ${ui.color.line.subtle}`,
  background: ui.color.surface.raised,
});
export const skeletonPicture = style({ display: 'grid', background: ui.color.surface.sunken });
export const skeletonText = style({
  display: 'grid',
  gap: ui.space[2],
  padding: `${ui.space[3]} ${ui.space[4]} ${ui.space[4]}`,
});
