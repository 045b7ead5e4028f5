'use client';

import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import * as buttons from '../Button/Button.css.ts';
import { Button } from '../Button/Button.tsx';
import { classNames } from '../classNames.ts';
import { asSentence } from '../Verbatim/Sentence.tsx';
import * as styles from './Toasts.css.ts';
import { actionDuration, durationOf, type ShownToast, toastStore } from './toast.ts';

const icons = { info: Info, success: CircleCheck, danger: CircleAlert };

/** The messages on screen: they wait while hovered or focused, F8 moves the focus to them, and swiping dismisses one. */
export const Toasts = ({ toasts }: { toasts: readonly ShownToast[] }) => (
  <Radix.Provider duration={durationOf} swipeDirection="right" label="Notification">
    {toasts.map(({ id, title, description, tone = 'info', action }) => {
      const Icon = icons[tone];
      return (
        <Radix.Root
          key={id}
          asChild
          className={styles.toast}
          // A Tab stop, so it has a role and a name, which a list item wouldn't have.
          role="group"
          aria-labelledby={`toast-${id}`}
          data-tone={tone}
          type={tone === 'info' ? 'background' : 'foreground'}
          duration={action ? actionDuration : durationOf}
          onOpenChange={(open) => open || toastStore.dismiss(id)}
        >
          <div>
            <Icon className={styles.icon[tone]} size={20} />
            <div>
              <Radix.Title id={`toast-${id}`} className={styles.title}>
                {asSentence(title)}
              </Radix.Title>
              {description ? (
                <Radix.Description className={styles.description}>
                  {asSentence(description)}
                </Radix.Description>
              ) : null}
              {action ? (
                // The alternative is read aloud in place of a button that's gone by then.
                <Radix.Action altText={action.label} asChild>
                  <Button size="small" className={styles.action} onClick={action.onSelect}>
                    {action.label}
                  </Button>
                </Radix.Action>
              ) : null}
            </div>
            <Radix.Close
              className={classNames(
                buttons.button,
                buttons.tone.quiet,
                buttons.size.small,
                buttons.iconOnly.small,
              )}
              aria-label="Close"
            >
              <X size={16} />
            </Radix.Close>
          </div>
        </Radix.Root>
      );
    })}
    <Radix.Viewport asChild className={styles.viewport}>
      <div />
    </Radix.Viewport>
  </Radix.Provider>
);
