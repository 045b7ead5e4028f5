import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const screen = style({ display: 'grid', placeItems: 'center', minBlockSize: '100dvh' });
export const region = style({ display: 'grid', placeItems: 'center', minBlockSize: '50vh' });

/** Reserves a line for the text before it appears, so that the spinner doesn't move. */
export const stillLoading = style({
  display: 'grid',
  justifyItems: 'center',
  gridTemplateRows: 'auto 1.5rem',
  gap: ui.space[3],
});
