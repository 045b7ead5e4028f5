import { mediaQueries, ui } from '@daybreak/ui/css';
import { createVar, style } from '@vanilla-extract/css';

const widest = createVar();

export const page = style({
  minBlockSize: '100dvh',
  background: ui.color.surface.page,
  vars: { [widest]: '52rem' },
});
export const widePage = style([page, { vars: { [widest]: '84rem' } }]);

const column = style({
  inlineSize: `min(100%, ${widest})`,
  marginInline: 'auto',
  paddingInline: ui.space[6],
  '@media': { [mediaQueries.mobile]: { paddingInline: ui.space[4] } },
});

export const bar = style([
  column,
  { display: 'flex', alignItems: 'center', justifyContent: 'space-between', blockSize: '4rem' },
]);
export const logo = style({ display: 'block', blockSize: '30px', inlineSize: 'auto' });
export const main = style([column, { paddingBlock: `${ui.space[6]} ${ui.space[12]}` }]);
