import { mediaQueries, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: ui.space[8],
  alignItems: 'start',
  '@media': { [mediaQueries.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: ui.space[6] } },
});
export const applicant = style({ display: 'grid', gap: ui.space[4], justifyItems: 'start' });
export const label = style({ fontSize: ui.text.size.sm, color: ui.color.text.muted });
export const value = style({ overflowWrap: 'anywhere' });
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;
export const review = style({ ...column, gap: ui.space[5] });
export const notes = style({ ...column, gap: ui.space[3] });
export const noteList = style({
  ...column,
  gap: ui.space[3],
  listStyle: 'none',
});
export const note = style({
  ...column,
  gap: ui.space[1],
  padding: ui.space[3],
  borderRadius: ui.radius.control,
  background: ui.color.surface.sunken,
});
export const noteBody = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const signed = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: ui.space[2],
  fontSize: ui.text.size.sm,
  color: ui.color.text.muted,
  overflowWrap: 'anywhere',
});
export const resume = style({ display: 'grid', gap: ui.space[2], justifyItems: 'start' });
export const fileName = style({ overflowWrap: 'anywhere' });
/** A title that leaves room for the button next to it. */
const title = { display: 'block', overflowWrap: 'anywhere' } as const;
export const name = style({ ...title, maxInlineSize: 'min(100vw - 7rem, 52rem)' });
export const question = style({ ...title, maxInlineSize: 'min(100vw - 7rem, 21rem)' });
