import type { MouseEvent, MouseEventHandler } from 'react';

/**
 * A disabled button keeps its place in the tab order and just does nothing. The native attribute would drop the focus of a button that
 * becomes disabled by its own action, and leave it nowhere.
 */
export const activation = (inert: boolean, onClick: MouseEventHandler<HTMLButtonElement> | undefined) => ({
  'aria-disabled': inert || undefined,
  onClick: (event: MouseEvent<HTMLButtonElement>) => {
    if (inert) event.preventDefault();
    else onClick?.(event);
  },
});
