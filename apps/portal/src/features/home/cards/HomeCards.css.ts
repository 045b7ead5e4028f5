import { ui } from '@daybreak/ui/css';
import { keyframes, style } from '@vanilla-extract/css';
import { assistantHeight, below as belowArea, beside as besideArea } from '../DashboardPage.css.ts';

const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: ui.space[6] } as const;
const gone = { '&[hidden]': { display: 'none' } } as const;

/** At least as tall as the assistant, so their edges line up. */
export const beside = style([besideArea, { ...stack, selectors: gone }]);
export const below = style([
  belowArea,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'stretch', gap: ui.space[6], selectors: gone },
]);
/** Text cards share a row; a card with pictures gets a whole row. */
export const half = style({ display: 'grid', flex: '1 1 20rem', minInlineSize: 'min(100%, 18rem)' });
export const whole = style({ display: 'grid', flex: '1 1 100%', minInlineSize: 0 });

export const foot = style({
  flex: '1 1 100%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: ui.space[3],
  marginInlineStart: `calc(-1 * ${ui.space[3]})`,
});
export const note = style({
  margin: 0,
  marginInlineStart: ui.space[3],
  fontSize: ui.text.size.sm,
  color: ui.color.text.muted,
});

const come = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
/** Stays invisible if everything loads quickly. */
const waiting = style({
  display: 'grid',
  animation: `${come} 200ms 400ms ease-out both`,
  '@media': { '(prefers-reduced-motion: reduce)': { animationDuration: '1ms' } },
});
export const waitingBeside = style([besideArea, waiting, { blockSize: assistantHeight }]);
export const waitingBelow = style([belowArea, waiting]);
