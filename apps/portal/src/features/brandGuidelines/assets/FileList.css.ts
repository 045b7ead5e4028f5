import { mediaQueries, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const list = style({
  border: `1px solid ${ui.color.line.subtle}`,
  borderRadius: ui.radius.card,
  background: ui.color.surface.raised,
  listStyle: 'none',
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: `${ui.space[3]} ${ui.space[6]}`,
  padding: `${ui.space[4]} ${ui.space[5]}`,
  '@media': { [mediaQueries.desktop]: { flexWrap: 'nowrap' } },
  selectors: { '& + &': { borderBlockStart: `1px solid ${ui.color.line.subtle}` } },
});

export const file = style({ flexShrink: 0 });
