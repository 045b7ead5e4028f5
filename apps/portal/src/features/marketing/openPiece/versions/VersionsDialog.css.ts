import { mediaQueries, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const dialog = style({
  '@media': { [mediaQueries.desktop]: { maxInlineSize: '90rem' } },
});
export const layout = style({
  display: 'grid',
  gridTemplateColumns: '18rem minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  gap: ui.space[6],
  blockSize: '100%',
  minBlockSize: 0,
  '@media': { [mediaQueries.mobile]: { display: 'block', blockSize: 'auto' } },
});
export const list = style({
  overflowY: 'auto',
  paddingInlineEnd: ui.space[2],
  '@media': { [mediaQueries.mobile]: { selectors: { '&[data-behind]': { display: 'none' } } } },
});
export const group = style({ display: 'grid', gap: 2, listStyle: 'none' });
export const groupName = style({
  paddingBlock: `${ui.space[3]} ${ui.space[1]}`,
  paddingInline: ui.space[3],
  color: ui.color.text.muted,
  fontSize: ui.text.size.xs,
  fontWeight: ui.font.semibold,
  selectors: { '&:first-child': { paddingBlockStart: 0 } },
});
export const entry = style({
  display: 'grid',
  gap: 2,
  inlineSize: '100%',
  padding: `${ui.space[2]} ${ui.space[3]}`,
  border: 0,
  borderRadius: ui.radius.control,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { background: ui.color.action.quietHover },
  ':focus-visible': { outline: `2px solid ${ui.color.line.focus}`, outlineOffset: '-2px' },
  selectors: { '&[aria-current="true"]': { background: ui.color.action.selected } },
});
export const entryName = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: ui.font.medium,
});
export const entryMore = style({ color: ui.color.text.muted, fontSize: ui.text.size.sm });
export const more = style({ padding: ui.space[3] });

export const view = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(16rem, 1fr) auto',
  gap: ui.space[4],
  minInlineSize: 0,
  minBlockSize: 0,
  overflowY: 'auto',
  '@media': { [mediaQueries.mobile]: { selectors: { '&[data-behind]': { display: 'none' } } } },
});
export const comparison = style([view, { gridTemplateRows: 'auto auto auto', alignContent: 'start' }]);
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: ui.space[3],
});
export const headingText = style({ display: 'grid', gap: 2, flex: '1 1 14rem', minInlineSize: 0 });
export const title = style({ overflowWrap: 'anywhere' });
export const back = style({ '@media': { [mediaQueries.desktop]: { display: 'none' } } });
export const picture = style({ blockSize: '100%', minBlockSize: '16rem' });
export const comparedPicture = style({ blockSize: 'min(26rem, 50dvh)' });
export const half = style({ display: 'grid', gap: ui.space[2], minInlineSize: 0 });
export const caption = style({ color: ui.color.text.muted, fontSize: ui.text.size.sm });
export const nameForm = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: ui.space[2] });
export const nameField = style({ flex: '1 1 14rem', minInlineSize: 0 });

export const select = style({ inlineSize: '14rem' });
