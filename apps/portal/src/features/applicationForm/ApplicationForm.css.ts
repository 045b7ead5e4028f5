import { mediaQueries, ui } from '@daybreak/ui/css';
import { globalStyle, style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: ui.space[6] });
export const note = style({ fontSize: ui.text.size.sm, color: ui.color.text.muted });
/** As wide as its typical input. */
export const narrow = style({ maxInlineSize: '16rem' });

/** Hidden from people, but in the way of bots that fill in every field. */
export const trap = style({
  position: 'absolute',
  insetInlineStart: '-200vw',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
});

export const privacy = style({
  paddingBlockStart: ui.space[5],
  borderBlockStart: `1px solid ${ui.color.line.subtle}`,
  fontSize: ui.text.size.sm,
  lineHeight: ui.text.line.body,
  color: ui.color.text.muted,
  overflowWrap: 'anywhere',
});
globalStyle(`${privacy} a`, { color: ui.color.text.link });

export const formFooter = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: ui.space[4],
  '@media': { [mediaQueries.mobile]: { display: 'grid', gap: ui.space[2] } },
});
export const submit = style({
  minBlockSize: '2.75rem',
  minInlineSize: '13rem',
  '@media': { [mediaQueries.mobile]: { inlineSize: '100%' } },
});
