import { mediaQueries, ui } from '@daybreak/ui/css';
import { globalStyle, style } from '@vanilla-extract/css';

export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(14rem, 28rem) 13rem minmax(10rem, 16rem)',
  gap: ui.space[3],
  alignItems: 'end',
  '@media': { [mediaQueries.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' }, print: { display: 'none' } },
});
export const manyStatus = style({ minInlineSize: '10rem' });
export const manyFailure = style({ gridColumn: '1 / -1' });
export const selectAll = style({ '@media': { print: { display: 'none' } } });

export const attached = style({
  display: 'inline-flex',
  whiteSpace: 'nowrap',
  alignItems: 'center',
  gap: ui.space[1],
});
globalStyle(`${attached} svg`, { flexShrink: 0 });
