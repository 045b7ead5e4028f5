'use client';

import { Dialog as Radix } from 'radix-ui';
import { type ComponentProps, type ReactNode, type Ref, useRef } from 'react';
import { classNames } from '../classNames.ts';
import { ModalContent } from '../Dialog/ModalContent.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Layer.css.ts';

export interface LayerProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The name for assistive technology. */
  label: string;
  /** Escape was pressed, and nothing inside handled the key (by stopping its propagation). */
  onDismiss: () => void;
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/**
 * A full-window task that stays open until the user leaves it. Focus moves inside and stays there, the page behind keeps its scroll
 * position, and focus returns to where it was.
 */
export function Layer({ label, onDismiss, className, children, ref, ...rest }: LayerProps) {
  const ownEvent = useRef<KeyboardEvent>(undefined);
  return (
    <Radix.Root open>
      <Radix.Portal>
        <ModalContent
          {...rest}
          ref={ref}
          aria-describedby={undefined}
          className={classNames(styles.layer, className)}
          onDismiss={() => {}}
          // Radix notifies the topmost layer before the focused element, which may handle the key itself.
          onEscapeKeyDown={(event) => {
            event.preventDefault();
            ownEvent.current = event;
          }}
        >
          <VisuallyHidden>
            <Radix.Title>{label}</Radix.Title>
          </VisuallyHidden>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the key that the focused element didn't handle */}
          <div
            className={styles.content}
            onKeyDown={({ key, target, currentTarget, nativeEvent, defaultPrevented }) => {
              if (key !== 'Escape' || (defaultPrevented && nativeEvent !== ownEvent.current)) return;
              // Portaled content handles Escape itself.
              if (currentTarget.contains(target as Node)) onDismiss();
            }}
          >
            {children}
          </div>
        </ModalContent>
      </Radix.Portal>
    </Radix.Root>
  );
}
