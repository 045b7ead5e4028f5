import { focusRing, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: ui.space['3'],
  // The grid scrolls under it.
  position: 'sticky',
  insetBlockStart: `calc(-1 * ${ui.space['4']})`,
  zIndex: 1,
  paddingBlock: ui.space['2'],
  background: ui.color.surface.overlay,
});
export const search = style({ flex: '1 1 14rem', minInlineSize: 0 });
/** Aligned with the field next to it. */
export const add = style({ marginBlockEnd: ui.space['1'] });
export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: ui.space['4'],
  borderRadius: ui.radius.card,
  outlineOffset: ui.space['1'],
  selectors: { '&[data-over]': { outline: `2px dashed ${ui.color.line.focus}` } },
});
export const heading = style({ fontSize: ui.text.size.sm, fontWeight: ui.font.semibold });
export const words = style({ fontSize: ui.text.size.sm, color: ui.color.text.muted });
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
  gap: ui.space['3'],
});
export const option = style({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  padding: 0,
  overflow: 'hidden',
  border: `1px solid ${ui.color.line.subtle}`,
  borderRadius: ui.radius.card,
  background: ui.color.surface.raised,
  color: ui.color.text.main,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: ui.color.line.strong },
    '&[aria-selected="true"]': {
      borderColor: ui.color.line.focus,
      boxShadow: `0 0 0 1px ${ui.color.line.focus}`,
    },
    '&:focus-visible': focusRing,
  },
});
export const picture = style({
  inlineSize: '100%',
  aspectRatio: '16 / 10',
  objectFit: 'cover',
  background: ui.color.surface.sunken,
});
export const foot = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  padding: `${ui.space['2']} ${ui.space['3']}`,
});
export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: ui.space['1'],
  fontSize: ui.text.size.sm,
  fontWeight: ui.font.medium,
});
export const name = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const credit = style({ fontSize: ui.text.size.xs, color: ui.color.text.muted });
