import { mediaQueries, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const rows = style({ display: 'grid', gap: ui.space[5], listStyle: 'none' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) auto',
  alignItems: 'start',
  gap: ui.space[3],
  '@media': {
    [mediaQueries.mobile]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      paddingBlockEnd: ui.space[3],
      borderBlockEnd: `1px solid ${ui.color.line.subtle}`,
    },
  },
});
/** Level with the fields, below their labels. */
export const tools = style({
  display: 'flex',
  paddingBlockStart: '1.9rem',
  '@media': { [mediaQueries.mobile]: { padding: 0, justifyContent: 'flex-end' } },
});
export const hint = style({ fontSize: ui.text.size.sm, color: ui.color.text.muted });
