'use client';

import { DropdownMenu as Radix } from 'radix-ui';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { inElements } from '../inElements.tsx';
import * as styles from './DropdownMenu.css.ts';

export interface MenuItem {
  kind?: 'item';
  label: string;
  icon?: ReactNode;
  /** A few words at the end, such as a file type or a shortcut. */
  hint?: string;
  disabled?: boolean;
  onSelect: () => void;
}
export type MenuEntry = MenuItem | { kind: 'separator' } | { kind: 'heading'; label: string };

export interface DropdownMenuProps {
  /** The button that opens the menu. */
  trigger: ReactElement;
  items: readonly MenuEntry[];
  /** Names the menu for assistive technology, if the trigger doesn't. */
  label?: string;
  align?: 'start' | 'end';
  /** Open from the start: for a menu requested before it had loaded. */
  defaultOpen?: boolean;
}

/** Returns keys from the entries' texts, so an entry keeps the focus when others appear. Texts may repeat. */
function entryKeys(entries: readonly MenuEntry[]): string[] {
  const labels = entries.map((entry) => (entry.kind === 'separator' ? '' : entry.label));
  return labels.map(
    (words, index) => `${words} ${labels.slice(0, index).filter((each) => each === words).length}`,
  );
}

/** A menu of actions. Focus returns to the menu button before an action starts, so a dialog opened by the action returns focus there. */
export function DropdownMenu({ trigger, items, label, align = 'start', defaultOpen }: DropdownMenuProps) {
  const pendingAction = useRef<() => void>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  const keys = entryKeys(items);
  const runPendingAction = () => {
    pendingAction.current?.();
    pendingAction.current = undefined;
  };
  return (
    <Radix.Root modal={false} defaultOpen={defaultOpen}>
      <Radix.Trigger asChild ref={button}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={styles.menu}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          // If the menu was requested before it had loaded, its button gets the focus while it opens.
          onFocusOutside={(event) => {
            if (event.target === button.current) event.preventDefault();
          }}
          // Radix moves the focus after this.
          onCloseAutoFocus={() => queueMicrotask(runPendingAction)}
          {...(label ? { 'aria-label': label } : {})}
        >
          {items.map((entry, index) => {
            const key = keys[index];
            if (entry.kind === 'separator') return <Radix.Separator key={key} className={styles.separator} />;
            if (entry.kind === 'heading')
              return (
                <Radix.Label key={key} className={styles.heading}>
                  {entry.label}
                </Radix.Label>
              );
            return (
              <Radix.Item
                key={key}
                className={styles.item}
                disabled={entry.disabled}
                onSelect={() => {
                  pendingAction.current = entry.onSelect;
                }}
                textValue={entry.label}
              >
                {inElements(entry.icon)}
                <span>{entry.label}</span>
                {entry.hint ? <span className={styles.hint}>{` ${entry.hint}`}</span> : null}
              </Radix.Item>
            );
          })}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
