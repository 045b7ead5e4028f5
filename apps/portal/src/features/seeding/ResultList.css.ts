import { mediaQueries, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const list = style({
  listStyle: 'none',
  border: `1px solid ${ui.color.line.subtle}`,
  borderRadius: ui.radius.card,
  background: ui.color.surface.raised,
});

export const entry = style({
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'baseline',
  columnGap: ui.space[4],
  rowGap: ui.space[1],
  padding: `${ui.space[3]} ${ui.space[4]}`,
  fontSize: ui.text.size.sm,
  selectors: { '& + &': { borderBlockStart: `1px solid ${ui.color.line.subtle}` } },
  '@media': { [mediaQueries.mobile]: { gridTemplateColumns: '5rem minmax(0, 1fr)' } },
});

export const email = style({ fontWeight: ui.font.medium, overflowWrap: 'anywhere' });
export const message = style({
  color: ui.color.text.muted,
  '@media': { [mediaQueries.mobile]: { gridColumn: 2 } },
});
