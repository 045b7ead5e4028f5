import { brandVars } from '@daybreak/brand/css';
import { focusRing, ui } from '@daybreak/ui/css';
import { globalStyle, style } from '@vanilla-extract/css';

/** The specified height. The whole conversation scrolls inside. */
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '380px',
  overflow: 'hidden',
});
export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: ui.space[3],
  minBlockSize: '56px',
  paddingInline: ui.space[5],
  borderBlockEnd: `1px solid ${ui.color.line.subtle}`,
});
export const sign = style({ flexShrink: 0, color: brandVars.color.orange });
export const title = style({ flex: 1, minInlineSize: 0 });

export const empty = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: ui.space[1],
  padding: `${ui.space[3]} ${ui.space[5]}`,
  textAlign: 'center',
});
export const emptyTitle = style({ fontSize: ui.text.size.lg, fontWeight: ui.font.semibold });
export const suggestions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: ui.space[2],
  marginBlockStart: ui.space[3],
  listStyle: 'none',
});
export const emptyText = style({ fontSize: ui.text.size.sm, color: ui.color.text.muted });

export const list = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  padding: `${ui.space[4]} ${ui.space[5]}`,
  scrollbarGutter: 'stable',
  ':focus-visible': { ...focusRing, outlineOffset: '-3px' },
});
export const turns = style({ display: 'flex', flexDirection: 'column', gap: ui.space[4], listStyle: 'none' });
export const question = style({
  alignSelf: 'flex-end',
  maxInlineSize: '85%',
  padding: `${ui.space[2]} ${ui.space[4]}`,
  borderRadius: ui.radius.card,
  background: ui.color.action.selected,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});
export const reply = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const thinking = style({ marginBlockStart: ui.space[4], color: ui.color.text.muted });
export const answerEnd = style({
  marginBlockStart: ui.space[2],
  fontSize: ui.text.size.sm,
  color: ui.color.text.muted,
});
/** Lines up the quiet buttons' words, not their invisible edges, with the answer. */
export const turnActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: ui.space[1],
  marginBlockStart: ui.space[1],
  marginInlineStart: `calc(-1 * ${ui.space[3]})`,
  fontSize: ui.text.size.sm,
});
/** On its own line, below the buttons and aligned with the answer. */
export const copyFailed = style({
  order: 1,
  flexBasis: '100%',
  paddingInlineStart: ui.space[3],
  color: ui.color.text.muted,
});

export const answer = style({ lineHeight: 1.55 });
export const plainText = style({ whiteSpace: 'pre-wrap' });
export const heading = style({ fontWeight: ui.font.semibold });
globalStyle(`${answer} > *`, { marginBlock: 0 });
globalStyle(`${answer} > * + *`, { marginBlockStart: ui.space[2] });
globalStyle(`${answer} ul, ${answer} ol`, { paddingInlineStart: '1.4em' });
globalStyle(`${answer} ul`, { listStyle: 'disc' });
globalStyle(`${answer} ol`, { listStyle: 'decimal' });
export const task = style({ display: 'inline-block', verticalAlign: '-0.15em' });
/** Lines wrap, because the keyboard couldn't reach a second scroll area inside the card. */
globalStyle(`${answer} pre`, {
  whiteSpace: 'pre-wrap',
  padding: ui.space[3],
  borderRadius: ui.radius.control,
  background: ui.color.surface.sunken,
  fontSize: ui.text.size.sm,
});
globalStyle(`${answer} table`, { borderCollapse: 'collapse', fontSize: ui.text.size.sm });
globalStyle(`${answer} th, ${answer} td`, {
  padding: `${ui.space[1]} ${ui.space[3]}`,
  border: `1px solid ${ui.color.line.subtle}`,
  textAlign: 'start',
});
globalStyle(`${answer} blockquote`, {
  marginInline: 0,
  paddingInlineStart: ui.space[3],
  borderInlineStart: `3px solid ${ui.color.accent.cyan}`,
});

export const inputRow = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'end',
  gap: ui.space[2],
  padding: `${ui.space[3]} ${ui.space[5]}`,
  borderBlockStart: `1px solid ${ui.color.line.subtle}`,
});
/** Grows with the question, up to four lines. */
export const input = style({ minBlockSize: ui.size.control, maxBlockSize: '7rem', resize: 'none' });
/** As tall as one line of the field, and level with its last line. */
export const send = style({ blockSize: '44px', inlineSize: '44px', marginBlockEnd: ui.space[1] });
