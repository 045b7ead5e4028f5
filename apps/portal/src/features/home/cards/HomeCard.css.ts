import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

/** Like the assistant's card: a header of the same height, and the same spacing. */
export const card = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0, overflow: 'hidden' });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: ui.space[3],
  minBlockSize: '56px',
  paddingInline: `${ui.space[5]} ${ui.space[3]}`,
  borderBlockEnd: `1px solid ${ui.color.line.subtle}`,
});
export const title = style({ minInlineSize: 0 });
export const body = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: ui.space[4],
  minBlockSize: '8rem',
  padding: ui.space[5],
  containerType: 'inline-size',
  containerName: 'home-card',
});
/** Centered text and the next step, if there's nothing yet or loading failed. */
export const note = style({
  marginBlock: 'auto',
  display: 'grid',
  justifyItems: 'center',
  gap: ui.space[1],
  textAlign: 'center',
});
export const noteTitle = style({ fontWeight: ui.font.semibold });
export const noteText = style({
  maxInlineSize: '28rem',
  fontSize: ui.text.size.sm,
  color: ui.color.text.muted,
});
export const noteAction = style({ marginBlockStart: ui.space[2] });
