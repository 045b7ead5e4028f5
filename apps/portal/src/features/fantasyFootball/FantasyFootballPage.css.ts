import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const page = style({ display: 'grid', gap: ui.space[8] });

export const number = style({ fontVariantNumeric: 'tabular-nums' });

export const rank = style([
  number,
  { display: 'inline-grid', placeItems: 'center', inlineSize: '28px', blockSize: '28px' },
]);
/** A playoff position: marked by its ground, and by weight for those who do not see it. */
export const playoffRank = style([
  rank,
  {
    borderRadius: ui.radius.full,
    background: ui.color.action.selected,
    fontWeight: ui.font.bold,
  },
]);
export const playoffTeam = style({ fontWeight: ui.font.bold });
