import { mediaQueries, ui } from '@daybreak/ui/css';
import { style, styleVariants } from '@vanilla-extract/css';

export const card = style({ display: 'grid', gap: ui.space['5'] });
export const grounds = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: ui.space['4'],
  '@media': { '(max-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const sample = style({ display: 'grid', gap: ui.space['2'], minInlineSize: 0 });
/** The two grounds that a mail client may have, whatever this page's theme. */
export const ground = styleVariants({ white: '#ffffff', dark: '#1f1f1f' }, (background) => ({
  padding: ui.space['5'],
  overflowX: 'auto',
  border: `1px solid ${ui.color.line.subtle}`,
  borderRadius: ui.radius.card,
  background,
  forcedColorAdjust: 'none',
  '@media': { [mediaQueries.mobile]: { padding: ui.space['3'] } },
}));
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: ui.space['2'] });
