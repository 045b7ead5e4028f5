import { mediaQueries, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const fields = style({ display: 'grid', listStyle: 'none' });
export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 10rem',
  alignItems: 'center',
  gap: ui.space[4],
  paddingBlock: ui.space[2],
  borderBlockStart: `1px solid ${ui.color.line.subtle}`,
  '@media': { [mediaQueries.mobile]: { gridTemplateColumns: 'minmax(0, 1fr) 8.5rem' } },
});
export const words = style({ display: 'grid', minInlineSize: 0 });
export const label = style({ fontWeight: ui.font.medium });
export const value = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: ui.color.text.muted,
  fontSize: ui.text.size.sm,
});
export const rule = style({ inlineSize: '100%' });
