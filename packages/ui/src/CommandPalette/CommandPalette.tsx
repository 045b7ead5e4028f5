'use client';

import { Command } from 'cmdk';
import { ExternalLink, Search } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode, Ref } from 'react';
import { classNames } from '../classNames.ts';
import { ModalContent } from '../Dialog/ModalContent.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './CommandPalette.css.ts';

export interface CommandItem {
  /** Unique in the palette. */
  id: string;
  label: string;
  /** Distinguishes it from others with the same name. */
  detail?: string;
  icon?: ReactNode;
  /** The label is a name, which is the same in every language, so browsers don't translate it. */
  verbatim?: boolean;
  /** True if it opens a new tab, which it announces. */
  newTab?: boolean;
  onSelect: () => void;
}

export interface CommandGroup {
  heading: string;
  items: readonly CommandItem[];
}

export interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names the palette for assistive technology. */
  label: string;
  placeholder: string;
  query: string;
  onQueryChange: (query: string) => void;
  /** The query's results, already filtered and in order. Groups without items are left out. */
  groups: readonly CommandGroup[];
  /** Shown when there are no results. */
  empty: ReactNode;
  /** A note below the list, such as that some results are missing. */
  note?: ReactNode;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** One search field that finds everything. Use the arrow keys to choose, Enter to open and Escape to go back to where you were. */
export function CommandPalette({
  open,
  onOpenChange,
  label,
  placeholder,
  query,
  onQueryChange,
  groups,
  empty,
  note,
  className,
  ref,
  ...rest
}: CommandPaletteProps) {
  const filled = groups.filter(({ items }) => items.length > 0);
  const choose = (item: CommandItem) => {
    onOpenChange(false);
    item.onSelect();
  };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={styles.backdrop} />
        <ModalContent
          {...rest}
          ref={ref}
          onDismiss={() => onOpenChange(false)}
          aria-describedby={undefined}
          className={classNames(styles.palette, className)}
        >
          <VisuallyHidden>
            <Radix.Title>{label}</Radix.Title>
          </VisuallyHidden>
          <Command shouldFilter={false} label={label} loop className={styles.command}>
            <div className={styles.search}>
              <Search size={18} className={styles.searchIcon} />
              <Command.Input
                value={query}
                onValueChange={onQueryChange}
                // Text typed before the field appeared goes before the caret.
                onFocus={({ currentTarget: input }) =>
                  input.setSelectionRange(input.value.length, input.value.length)
                }
                placeholder={placeholder}
                className={styles.input}
              />
            </div>
            {/* A listbox must have options: without any it isn't rendered, and the words are outside it. */}
            <Command.List label={label} hidden={filled.length === 0} className={styles.list}>
              {filled.map(({ heading, items }) => (
                <Command.Group key={heading} heading={heading} className={styles.group}>
                  {items.map((item) => (
                    <Command.Item
                      key={item.id}
                      value={item.id}
                      onSelect={() => choose(item)}
                      className={styles.item}
                    >
                      <span className={styles.icon} aria-hidden="true">
                        {item.icon}
                      </span>
                      <span className={styles.label} translate={item.verbatim ? 'no' : undefined}>
                        {item.label}
                      </span>
                      {item.detail ? <span className={styles.detail}>{item.detail}</span> : null}
                      {item.newTab ? (
                        <>
                          <ExternalLink size={14} className={styles.external} />
                          <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
                        </>
                      ) : null}
                    </Command.Item>
                  ))}
                </Command.Group>
              ))}
            </Command.List>
            <div role="status">{filled.length === 0 ? <p className={styles.empty}>{empty}</p> : null}</div>
            {note ? <div className={styles.note}>{note}</div> : null}
          </Command>
        </ModalContent>
      </Radix.Portal>
    </Radix.Root>
  );
}
