import { focusRing, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

/** Side by side if there's room, with the posts widest. */
export const sections = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: ui.space[6],
  '@container': {
    'home-card (min-width: 44rem)': {
      gridAutoFlow: 'column',
      gridTemplateColumns: 'none',
      gridAutoColumns: 'minmax(0, 1fr)',
      selectors: { '&:has([data-wide])': { gridTemplateColumns: 'minmax(0, 2fr)' } },
    },
  },
});
export const section = style({ display: 'grid', alignContent: 'start', gap: ui.space[3], minInlineSize: 0 });
/** Short parts, one below the other. */
export const column = style({
  display: 'grid',
  alignContent: 'start',
  gap: ui.space[6],
  minInlineSize: 0,
  ':empty': { display: 'none' },
});
export const list = style({ display: 'grid', gap: ui.space[4], listStyle: 'none' });
export const post = style({
  display: 'grid',
  gap: ui.space[1],
  paddingInlineStart: ui.space[4],
  borderInlineStart: `3px solid ${ui.color.accent.cyan}`,
});
export const postHead = style({ display: 'flex', alignItems: 'flex-start', gap: ui.space[2] });
export const postTitle = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const body = style({
  fontSize: ui.text.size.sm,
  lineHeight: 1.55,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
export const small = style({ fontSize: ui.text.size.xs, color: ui.color.text.muted });
export const person = style({ display: 'flex', alignItems: 'center', gap: ui.space[3], minInlineSize: 0 });
export const words = style({ display: 'grid', minInlineSize: 0 });
export const link = style({
  display: 'inline-block',
  // 24 px high, for a thumb.
  paddingBlock: 2,
  fontSize: ui.text.size.sm,
  fontWeight: ui.font.medium,
  color: ui.color.text.link,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  borderRadius: 2,
  ':hover': { textDecoration: 'underline' },
  ':focus-visible': focusRing,
});
export const failed = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: ui.space[3],
  fontSize: ui.text.size.sm,
  color: ui.color.text.muted,
});
