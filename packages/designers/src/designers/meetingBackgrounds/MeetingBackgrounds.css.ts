import { focusRing, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';
import { logoPlace } from './logoPlace.ts';

const list = { margin: 0, padding: 0, listStyle: 'none' } as const;

export const tiles = style({
  ...list,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
  gap: ui.space['3'],
});
export const item = style({ display: 'grid' });
export const tile = style({
  display: 'grid',
  justifyItems: 'start',
  gap: ui.space['1'],
  padding: ui.space['4'],
  border: `1px solid ${ui.color.line.strong}`,
  borderRadius: ui.radius.card,
  background: ui.color.surface.raised,
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { background: ui.color.action.quietHover },
  ':focus-visible': focusRing,
});
export const logo = style({ display: 'block', marginBlockEnd: ui.space['2'] });
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: ui.space['3'],
  fontSize: ui.text.size.sm,
  color: ui.color.text.muted,
});

/** Lets a step be narrower than a long name. */
export const step = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: ui.space['4'] });
export const myName = style({ overflowWrap: 'anywhere' });
/** Aligns the words of the quiet button, not its invisible edge, with the content below. */
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: ui.space['3'],
  marginInlineStart: `calc(-1 * ${ui.space['3']})`,
});
export const heading = style({ outline: 'none' });
export const all = style({ marginInlineStart: 'auto' });

export const backgrounds = style({
  ...list,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  gap: ui.space['4'],
});
export const background = style({
  overflow: 'hidden',
  border: `1px solid ${ui.color.line.subtle}`,
  borderRadius: ui.radius.card,
});
export const picture = style({ position: 'relative', display: 'block', aspectRatio: '16 / 9' });
export const named = style({ aspectRatio: '16 / 9', overflow: 'hidden' });
export const scene = style({ display: 'block', inlineSize: '100%', blockSize: '100%' });
/** The logo's position in the file. Both insets are relative to the picture's width, in any page direction. */
export const mark = style({
  position: 'absolute',
  left: `${logoPlace.inset * 100}%`,
  top: `${(logoPlace.inset * 100 * 16) / 9}%`,
  inlineSize: `${logoPlace.width * 100}%`,
  blockSize: 'auto',
});
export const words = style({ display: 'grid', gap: ui.space['1'], padding: ui.space['4'] });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: ui.space['2'],
  marginBlockStart: ui.space['2'],
});
export const large = style({ overflow: 'hidden', borderRadius: ui.radius.control });
