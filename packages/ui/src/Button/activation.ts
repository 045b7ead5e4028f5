import type { MouseEvent, MouseEventHandler } from 'react';

/**
 * A button that is out of use stays where it is for the keyboard and only does nothing. The native attribute would take the focus
 * from a button that goes out of use by what it does itself, and leave it nowhere.
 */
export const activation = (inert: boolean, onClick: MouseEventHandler<HTMLButtonElement> | undefined) => ({
  'aria-disabled': inert || undefined,
  onClick: (event: MouseEvent<HTMLButtonElement>) => {
    if (inert) event.preventDefault();
    else onClick?.(event);
  },
});
