import { screenOnly, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export { link } from '../../../shared/staff/ProfileCard.css.ts';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: ui.space[4],
  padding: ui.space[5],
});
export const cardHeading = style({ display: 'flex', alignItems: 'flex-start', gap: ui.space[3] });
export const identity = style({ flex: 1, minInlineSize: 0 });
export const name = style({
  fontSize: ui.text.size.md,
  fontWeight: ui.font.semibold,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
});
/** Taller than its line; without this, cards in one row would differ in height. */
export const you = style({
  marginInlineStart: ui.space[2],
  marginBlock: '-0.25rem',
  verticalAlign: 'middle',
});
export const jobTitle = style({
  fontSize: ui.text.size.sm,
  lineHeight: 1.4,
  color: ui.color.text.muted,
  overflowWrap: 'anywhere',
});

export const contacts = style({
  display: 'grid',
  gap: ui.space[2],
  listStyle: 'none',
  fontSize: ui.text.size.sm,
});
export const contact = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: ui.space[2],
  minInlineSize: 0,
});
export const icon = style({ flexShrink: 0, marginBlockStart: '0.2em', color: ui.color.text.muted });
/** A value that should be filled in. */
export const gap = style({ color: ui.color.text.muted, fontStyle: 'italic' });

export const cardFooter = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: ui.space[2],
  paddingBlockStart: ui.space[3],
  borderBlockStart: `1px solid ${ui.color.line.subtle}`,
});
/** Links to everything the directory says about the colleague. */
export const more = style([
  screenOnly,
  { display: 'inline-flex', alignItems: 'center', minBlockSize: '1.5rem', fontSize: ui.text.size.sm },
]);
export const actions = style([screenOnly, { display: 'flex', gap: ui.space[1], marginInlineStart: 'auto' }]);
