import { focusRing, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const label = style({
  margin: 0,
  marginBlockEnd: ui.space['2'],
  fontSize: ui.text.size.sm,
  fontWeight: ui.font.medium,
});
export const hint = style({ margin: 0, fontSize: ui.text.size.xs, color: ui.color.text.muted });
export const prompts = style({ display: 'flex', flexWrap: 'wrap', gap: ui.space['2'] });

export const thumbnails = style({
  display: 'flex',
  gap: ui.space['2'],
  margin: 0,
  marginBlockEnd: ui.space['2'],
  padding: 0,
  listStyle: 'none',
});
export const thumbnail = style({
  display: 'block',
  inlineSize: '72px',
  blockSize: '54px',
  objectFit: 'cover',
  borderRadius: ui.radius.control,
});

export const result = style({
  display: 'flex',
  flexDirection: 'column',
  gap: ui.space['5'],
  minInlineSize: 0,
});
export const placeholder = style({
  display: 'grid',
  justifyItems: 'center',
  gap: ui.space['1'],
  textAlign: 'center',
});

export const specification = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: `${ui.space['1']} ${ui.space['4']}`,
  margin: 0,
  padding: ui.space['4'],
  border: `1px solid ${ui.color.line.subtle}`,
  borderRadius: ui.radius.card,
  fontSize: ui.text.size.sm,
});
export const term = style({ color: ui.color.text.muted });
export const value = style({ margin: 0, fontVariantNumeric: 'tabular-nums' });

export const recent = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
  gap: ui.space['3'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
/** Three side by side, also on a phone. */
export const ideas = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: ui.space['3'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const sides = style({ flexWrap: 'wrap', gap: ui.space['4'] });
export const remarks = style({
  display: 'grid',
  gap: ui.space['1'],
  margin: 0,
  paddingInlineStart: ui.space['4'],
  fontSize: ui.text.size.sm,
  color: ui.color.text.muted,
});
/** The words left out: a line each, with a button at the end. */
export const leftOut = style({
  margin: 0,
  marginBlockStart: ui.space['2'],
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${ui.color.line.subtle}`,
  borderRadius: ui.radius.card,
});
export const leftOutLine = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: ui.space['3'],
  padding: `${ui.space['2']} ${ui.space['3']}`,
  fontSize: ui.text.size.sm,
  selectors: { '& + &': { borderBlockStart: `1px solid ${ui.color.line.subtle}` } },
});
export const leftOutWords = style({ minInlineSize: 0, overflowWrap: 'anywhere', color: ui.color.text.muted });
export const tile = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: ui.space['2'],
  padding: ui.space['2'],
  border: `1px solid ${ui.color.line.subtle}`,
  borderRadius: ui.radius.card,
  background: ui.color.surface.raised,
  ':hover': { borderColor: ui.color.line.strong },
  selectors: { '&[data-shown]': { borderColor: ui.color.accent.cyan, background: ui.color.action.selected } },
});
/** The whole tile is clickable; its name is the material and the description. */
export const choose = style({
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: ui.text.size.xs,
  cursor: 'pointer',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: ui.radius.card },
  selectors: { '&:focus-visible': { outline: 'none' }, '&:focus-visible::after': focusRing },
});
export const miniature = style({
  display: 'grid',
  placeItems: 'center',
  maxInlineSize: '100%',
  overflow: 'hidden',
});

export const pieces = style({ display: 'flex', alignItems: 'center', gap: '12px' });
