import type { Elements } from '@daybreak/ui';
import { Check, Ellipsis } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import * as bar from './DeckBar.css.ts';
import * as styles from './DeckMenu.css.ts';

export interface MoreAction {
  label: string;
  icon: Elements;
  onChoose: () => void;
  /** State of a toggle, which keeps the list open. */
  isOn?: boolean;
  /** More about the action, if its name isn't enough. */
  hint?: string;
}

/**
 * The viewer's less common actions behind one button. They're buttons in a list inside the deck, because a menu
 * elsewhere on the page isn't visible in full screen.
 */
export function DeckMenu({ actions }: { actions: readonly MoreAction[] }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const outside = ({ target }: Event) => {
      // A click inside the deck moves the focus to the deck itself, which holds the list.
      if (
        root.current &&
        target instanceof Node &&
        !root.current.contains(target) &&
        !target.contains(root.current)
      )
        setOpen(false);
    };
    addEventListener('pointerdown', outside);
    addEventListener('focusin', outside);
    return () => {
      removeEventListener('pointerdown', outside);
      removeEventListener('focusin', outside);
    };
  }, [open]);

  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.preventDefault();
    setOpen(false);
    trigger.current?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only Escape, which belongs to both the button and the list
    <div ref={root} className={styles.whole} onKeyDown={close}>
      <button
        ref={trigger}
        type="button"
        className={bar.control}
        title="More"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Ellipsis size={20} aria-hidden="true" />
        <span className={bar.word}>More</span>
      </button>
      <ul id={id} className={styles.list} hidden={!open}>
        {actions.map(({ label, icon, onChoose, isOn, hint }) => (
          <li key={label}>
            <button
              type="button"
              className={styles.action}
              {...(isOn === undefined ? {} : { role: 'switch', 'aria-checked': isOn })}
              onClick={() => {
                if (isOn === undefined) setOpen(false);
                onChoose();
              }}
            >
              {icon}
              <span className={styles.words}>
                <span>{label}</span>
                {hint ? <span className={styles.hint}>{hint}</span> : null}
              </span>
              {isOn ? <Check size={18} aria-hidden="true" /> : null}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
