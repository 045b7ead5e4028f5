import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

/** Each picture is drawn for this box and scaled with it. */
export const drawnWithin = { width: 150, height: 140 };

/** Lines up the quiet button's words, not its invisible edge, with the title below. */
export const versions = style({
  display: 'grid',
  gap: ui.space[3],
  padding: ui.space[4],
  maxInlineSize: '44rem',
});
export const choices = style({
  display: 'grid',
  gap: ui.space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
});
export const run = style({ display: 'grid', gap: ui.space[3], padding: ui.space[4], maxInlineSize: '44rem' });
export const panel = style({
  display: 'grid',
  gap: ui.space[4],
  paddingBlockStart: ui.space[4],
  justifyItems: 'start',
});
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
  gap: ui.space[4],
  inlineSize: '100%',
  listStyle: 'none',
});
export const card = style({ display: 'grid', alignContent: 'start', blockSize: '100%', overflow: 'hidden' });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: ui.space[2],
  padding: ui.space[3],
  background: ui.color.surface.sunken,
});
export const figure = style({ display: 'grid', gap: ui.space[1], minInlineSize: 0, justifyItems: 'center' });
export const drawingBox = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: `${drawnWithin.height}px`,
  inlineSize: '100%',
  overflow: 'hidden',
  color: ui.color.text.muted,
});
export const caption = style({ fontSize: ui.text.size.sm, color: ui.color.text.muted });
export const words = style({
  display: 'grid',
  gap: ui.space[2],
  padding: ui.space[4],
  overflowWrap: 'anywhere',
});
export const name = style({ fontSize: ui.text.size.md, fontWeight: ui.font.semibold });
export const badges = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: ui.space[2] });
export const three = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  gap: ui.space[4],
});
export const picture = style({
  maxInlineSize: '100%',
  maxBlockSize: '26rem',
  border: `1px solid ${ui.color.line.subtle}`,
});
export const differences = style({ display: 'grid', gap: ui.space[2], listStyle: 'none' });
export const difference = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: ui.space[3],
  alignItems: 'center',
  justifyContent: 'space-between',
  overflowWrap: 'anywhere',
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: ui.space[3] });
/** The reason that a version couldn't be checked, below its name. */
export const failure = style({ overflowWrap: 'anywhere' });
