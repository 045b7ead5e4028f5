import { mediaQueries, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const section = style({
  display: 'grid',
  gap: ui.space[3],
  selectors: {
    '& + &': { paddingBlockStart: ui.space[6], borderBlockStart: `1px solid ${ui.color.line.subtle}` },
  },
});
export const list = style({ display: 'grid', gap: ui.space[1], listStyle: 'none' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: ui.space[3],
  rowGap: ui.space[2],
  minBlockSize: '3rem',
});
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: ui.radius.full,
  background: ui.color.surface.sunken,
  color: ui.color.text.muted,
});
export const words = style({ display: 'grid', minInlineSize: 0 });
export const who = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: ui.font.medium,
});
export const more = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: ui.color.text.muted,
  fontSize: ui.text.size.sm,
});
export const rights = style({ inlineSize: '9rem' });
export const owner = style({
  paddingInlineEnd: ui.space[3],
  color: ui.color.text.muted,
  fontSize: ui.text.size.sm,
});
export const found = style([
  list,
  {
    border: `1px solid ${ui.color.line.subtle}`,
    borderRadius: ui.radius.control,
    overflow: 'hidden auto',
    maxBlockSize: '14rem',
    gap: 0,
  },
]);
export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: ui.space[3],
  inlineSize: '100%',
  padding: `${ui.space[2]} ${ui.space[3]}`,
  border: 0,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { background: ui.color.action.quietHover },
  ':focus-visible': { outline: `2px solid ${ui.color.line.focus}`, outlineOffset: '-2px' },
});
export const make = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: ui.space[3],
});
export const days = style({ inlineSize: '8rem' });
export const newLink = style({
  display: 'grid',
  gap: ui.space[2],
  padding: ui.space[4],
  borderRadius: ui.radius.card,
  background: ui.color.status.infoSurface,
  color: ui.color.status.infoText,
  fontSize: ui.text.size.sm,
});
export const copyRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: ui.space[3],
  '@media': { [mediaQueries.mobile]: { justifyContent: 'flex-start' } },
});
