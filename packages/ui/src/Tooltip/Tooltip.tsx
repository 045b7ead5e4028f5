'use client';

import { Tooltip as Radix } from 'radix-ui';
import { type ReactElement, type ReactNode, useState } from 'react';
import { tooltip } from './Tooltip.css.ts';

export interface TooltipProps {
  /** Null: nothing to say now. The control stays the same, and keeps its focus. */
  content: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** The control that the tooltip explains; it keeps its own accessible name. */
  children: ReactElement;
}

/** A few words next to a control, shown on hover and on keyboard focus. Don't put essential information only in a tooltip. */
export function Tooltip({ content, side = 'top', children }: TooltipProps) {
  const [open, setOpen] = useState(false);
  const isShown = open && content !== null;
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root open={isShown} onOpenChange={setOpen}>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        {/* With reduced motion, Radix waits forever for the animation of one that closes while it's opening. */}
        {isShown ? (
          <Radix.Portal>
            <Radix.Content className={tooltip} side={side} sideOffset={6} collisionPadding={8}>
              <span>{content}</span>
            </Radix.Content>
          </Radix.Portal>
        ) : null}
      </Radix.Root>
    </Radix.Provider>
  );
}
