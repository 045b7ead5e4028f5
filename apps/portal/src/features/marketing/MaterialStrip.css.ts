import { brandVars } from '@daybreak/brand/css';
import { focusRing, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';
import { scrollingRow } from './MarketingPage.css.ts';

export const strip = style([scrollingRow, { gridAutoColumns: 'minmax(min-content, 1fr)', gap: 0 }]);
export const shortStrip = style([
  scrollingRow,
  { gridAutoColumns: '7rem', justifyContent: 'start', gap: ui.space[2] },
]);
export const item = style({ minInlineSize: '4.5rem', scrollSnapAlign: 'start' });
export const link = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: ui.space[2],
  boxSizing: 'border-box',
  blockSize: '100%',
  padding: `${ui.space[3]} ${ui.space[1]}`,
  borderRadius: ui.radius.card,
  color: ui.color.text.main,
  textAlign: 'center',
  textDecoration: 'none',
  transition: `background ${ui.motion.fast} ease-out`,
  ':hover': { background: ui.color.action.quietHover },
  ':focus-visible': { ...focusRing, outlineOffset: '-2px' },
});
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3rem',
  blockSize: '3rem',
  borderRadius: ui.radius.full,
  background: ui.color.action.selected,
  color: ui.color.text.link,
  selectors: {
    '&[data-wizard]': { background: brandVars.color.orange, color: brandVars.color.night },
  },
});
export const name = style({ fontSize: ui.text.size.xs, fontWeight: ui.font.medium, lineHeight: 1.3 });
