import { mediaQueries, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const drawing = style({ display: 'block', inlineSize: '100%', blockSize: 'auto' });
export const sheet = style({ padding: 'clamp(0.75rem, 3vw, 2rem)' });
/** Text in a drawing, whether part of the piece or a note about it. */
export const headline = style({ fontWeight: ui.font.heading, letterSpacing: '0.012em' });
export const measure = style({ fontWeight: ui.font.medium });

const list = { margin: 0, padding: 0, listStyle: 'none' } as const;
const columns = style({
  ...list,
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: `${ui.space[6]} ${ui.space[4]}`,
  '@media': { [mediaQueries.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const three = columns;
export const rules = columns;
export const rule = style({
  display: 'grid',
  alignContent: 'start',
  gap: ui.space[1],
  fontSize: ui.text.size.sm,
});
export const term = style({ fontWeight: ui.font.semibold });

export const figure = style({ display: 'grid', alignContent: 'start', gap: ui.space[3], minInlineSize: 0 });
export const caption = style({ color: ui.color.text.muted, fontSize: ui.text.size.sm });
export const photograph = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  borderRadius: ui.radius.card,
});

export const voices = style({ ...list, display: 'grid' });
export const voice = style({
  display: 'grid',
  gap: ui.space[2],
  paddingBlock: ui.space[6],
  borderBlockEnd: `1px solid ${ui.color.line.subtle}`,
  selectors: { '&:first-child': { paddingBlockStart: 0 }, '&:last-child': { borderBlockEnd: 0 } },
});
const textStyle = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: ui.space[3],
  fontSize: ui.text.size.lg,
} as const;
export const write = style({ ...textStyle, fontWeight: ui.font.semibold });
export const not = style({ ...textStyle, color: ui.color.text.muted });
export const right = style({ color: ui.color.status.successText });
export const wrong = style({ color: ui.color.status.dangerText });
