'use client';

import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode, Ref } from 'react';
import { classNames } from '../classNames.ts';
import { focusableIn } from '../focus/focusPlace.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { asSentence } from '../Verbatim/Sentence.tsx';
import * as styles from './Dialog.css.ts';
import { ModalContent } from './ModalContent.tsx';
import type { DialogSize } from './sizes.ts';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  footer?: ReactNode;
  size?: DialogSize;
  /** False keeps it open on Escape and on a click outside, and removes the close button. */
  dismissible?: boolean;
  className?: string;
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** A scrolling body without focusable content takes the focus itself, so the keyboard can scroll it. */
function reachable(body: HTMLDivElement | null) {
  if (!body) return;
  const observer = new ResizeObserver(() => {
    const scrolls = body.scrollHeight > body.clientHeight;
    if (scrolls && focusableIn(body).length === 0) body.tabIndex = 0;
    else body.removeAttribute('tabindex');
  });
  observer.observe(body);
  return () => observer.disconnect();
}

/**
 * A modal dialog. Focus moves to its first field or, without one, to its first nondestructive button, so put the
 * safe choice first in `footer`. Focus stays inside, and returns to where it was when the dialog closes.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  footer,
  size = 'medium',
  dismissible = true,
  className,
  children,
  ref,
  ...rest
}: DialogProps) {
  const blockDismiss = (event: Event) => {
    if (!dismissible) event.preventDefault();
  };
  return (
    <Radix.Root open={open} onOpenChange={(next) => (next || dismissible) && onOpenChange(next)}>
      <Radix.Portal>
        <Radix.Overlay className={styles.backdrop}>
          <ModalContent
            {...rest}
            {...(description ? {} : { 'aria-describedby': undefined })}
            ref={ref}
            onDismiss={() => dismissible && onOpenChange(false)}
            onEscapeKeyDown={blockDismiss}
            onPointerDownOutside={blockDismiss}
            onInteractOutside={blockDismiss}
            className={classNames(styles.dialog, styles.size[size], className)}
          >
            <div className={styles.head}>
              <div>
                <Radix.Title className={styles.title}>{asSentence(title)}</Radix.Title>
                {description ? (
                  <Radix.Description className={styles.description}>
                    {asSentence(description)}
                  </Radix.Description>
                ) : null}
              </div>
              {dismissible ? (
                <IconButton
                  size="small"
                  tooltip={false}
                  label="Close"
                  data-not-first
                  icon={<X size={18} />}
                  onClick={() => onOpenChange(false)}
                />
              ) : null}
            </div>
            <div className={styles.body} ref={reachable}>
              {children}
            </div>
            {footer ? <div className={styles.foot}>{footer}</div> : null}
          </ModalContent>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
