import { mediaQueries, ui } from '@daybreak/ui/css';
import { style, styleVariants } from '@vanilla-extract/css';

export const finder = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)',
  gap: ui.space[10],
  padding: 'clamp(1.25rem, 3vw, 2.5rem)',
  border: `1px solid ${ui.color.line.subtle}`,
  borderRadius: ui.radius.card,
  background: ui.color.surface.raised,
  '@media': { [mediaQueries.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: ui.space[8] } },
});
export const questions = style({ display: 'grid', alignContent: 'start', gap: ui.space[8] });
export const answer = style({ display: 'grid', alignContent: 'start', gap: ui.space[4] });
export const plate = style({
  blockSize: '17rem',
  '@media': { [mediaQueries.mobile]: { blockSize: '12rem' } },
});
export const logo = styleVariants({
  logo: { inlineSize: 'min(20rem, 74%)', blockSize: 'auto' },
  stacked: { blockSize: '56%', inlineSize: 'auto' },
  icon: { blockSize: '44%', inlineSize: 'auto' },
});
/** As high as the longest answer, so that the button below doesn't move. */
export const words = style({
  display: 'grid',
  alignContent: 'start',
  gap: ui.space[1],
  minBlockSize: '6.25rem',
});
