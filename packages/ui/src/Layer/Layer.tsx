'use client';

import { Dialog as Radix } from 'radix-ui';
import { type ComponentProps, type ReactNode, type Ref, useRef } from 'react';
import { classNames } from '../classNames.ts';
import { ModalContent } from '../Dialog/ModalContent.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Layer.css.ts';

export interface LayerProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Its name, for assistive technology. */
  label: string;
  /** Escape was pressed, and nothing in it took the key (by stopping its propagation). */
  onDismiss: () => void;
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Work that takes the whole window until it is left. The focus goes in and stays in, the page behind keeps its place, and the focus
 * goes back to where it was.
 */
export function Layer({ label, onDismiss, className, children, ref, ...rest }: LayerProps) {
  const ours = useRef<KeyboardEvent>(undefined);
  return (
    <Radix.Root open>
      <Radix.Portal>
        <ModalContent
          {...rest}
          ref={ref}
          aria-describedby={undefined}
          className={classNames(styles.layer, className)}
          onDismiss={() => {}}
          // Radix tells the topmost layer before what has the focus hears of the key, which may have a use of its own for it.
          onEscapeKeyDown={(event) => {
            event.preventDefault();
            ours.current = event;
          }}
        >
          <VisuallyHidden>
            <Radix.Title>{label}</Radix.Title>
          </VisuallyHidden>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the key that what has the focus did not take */}
          <div
            className={styles.content}
            onKeyDown={({ key, target, currentTarget, nativeEvent, defaultPrevented }) => {
              if (key !== 'Escape' || (defaultPrevented && nativeEvent !== ours.current)) return;
              // What is drawn in a portal has an Escape of its own.
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
