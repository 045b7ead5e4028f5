import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '100dvh',
  padding: ui.space[6],
  background: ui.color.surface.page,
});

export const within = style([page, { minBlockSize: '60vh', background: 'none' }]);

export const body = style({
  display: 'grid',
  justifyItems: 'start',
  gap: ui.space[4],
  inlineSize: 'min(100%, 32rem)',
});

export const logo = style({
  display: 'block',
  blockSize: '32px',
  inlineSize: 'auto',
  marginBlockEnd: ui.space[6],
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: ui.space[3],
  marginBlockStart: ui.space[2],
});

/** The brand's rows, tightening toward the horizon: the only ornament on a page that has nothing else to show. */
export const rows = style({
  inlineSize: '96px',
  blockSize: '34px',
  backgroundImage: `linear-gradient(${ui.color.accent.cyan} 0 0), linear-gradient(${ui.color.accent.cyan} 0 0), linear-gradient(${ui.color.accent.cyan} 0 0), linear-gradient(${ui.color.accent.orange} 0 0)`,
  backgroundRepeat: 'no-repeat',
  backgroundSize: '100% 8px, 100% 5px, 100% 3px, 40% 2px',
  backgroundPosition: '0 100%, 0 18px, 0 9px, 0 0',
});
