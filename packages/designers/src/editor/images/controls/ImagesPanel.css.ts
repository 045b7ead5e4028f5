import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const drop = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: ui.space['3'],
  padding: ui.space['4'],
  border: `1px dashed ${ui.color.line.strong}`,
  borderRadius: ui.radius.card,
  background: ui.color.surface.raised,
  selectors: {
    '&[data-over]': {
      borderStyle: 'solid',
      borderColor: ui.color.line.focus,
      background: ui.color.action.selected,
    },
  },
});
export const words = style({ flex: '1 1 12rem', fontSize: ui.text.size.sm, color: ui.color.text.muted });
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
  gap: ui.space['3'],
  listStyle: 'none',
});
export const item = style({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  border: `1px solid ${ui.color.line.subtle}`,
  borderRadius: ui.radius.card,
  background: ui.color.surface.raised,
});
export const picture = style({
  inlineSize: '100%',
  aspectRatio: '16 / 10',
  objectFit: 'cover',
  background: ui.color.surface.sunken,
});
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  gap: ui.space['1'],
  padding: ui.space['1'],
  paddingInlineStart: ui.space['2'],
});
export const name = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: ui.text.size.xs,
});
