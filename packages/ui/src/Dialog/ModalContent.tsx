'use client';

import { Dialog as Radix } from 'radix-ui';
import { type ComponentProps, type Ref, useCallback, useLayoutEffect, useRef } from 'react';
import { canBeFocused, focusableIn, focusIsNowhere, rememberPlace } from '../focus/focusPlace.ts';

const field =
  'textarea, [role="combobox"], input:not([type="hidden"]):not([type="radio"]), input[type="radio"]:checked';
/** A button that closes, destroys or cannot be used yet, and what stands in a bar that says so, has the focus first only where there is nothing else. */
const notFirst = '[data-not-first], [data-not-first] *, [data-tone="danger"], [aria-disabled="true"]';

/** Where somebody who opens it begins: its first field, else the first control that loses nothing. */
function firstIn(content: HTMLElement): HTMLElement | undefined {
  const controls = focusableIn(content).filter(canBeFocused);
  return (
    controls.find((each) => each.matches(field)) ??
    controls.find((each) => !each.matches(notFirst)) ??
    controls[0]
  );
}

/**
 * What a dialog holds may still be on its way, so that only its way out is there to begin with. The focus goes on to the first
 * control that comes, unless somebody has used a key or moved it by then.
 */
function goOnWhenFilled(content: HTMLElement, start: HTMLElement): () => void {
  const filling = new MutationObserver(() => {
    const better = firstIn(content);
    if (!better || better.matches(notFirst)) return;
    stop();
    better.focus();
  });
  const stop = () => {
    filling.disconnect();
    content.removeEventListener('keydown', stop);
    start.removeEventListener('blur', stop);
  };
  filling.observe(content, { childList: true, subtree: true });
  content.addEventListener('keydown', stop);
  start.addEventListener('blur', stop);
  return stop;
}

/** Everything beside it on the page is out of reach, until the function that is returned is called. */
function inertBeside(content: Element): () => void {
  const others = [...document.body.children].filter(
    (each): each is HTMLElement =>
      each instanceof HTMLElement && !each.inert && !each.contains(content) && !each.matches('[aria-live]'),
  );
  for (const each of others) each.inert = true;
  return () => {
    for (const each of others) each.inert = false;
  };
}

export interface ModalContentProps
  extends Omit<ComponentProps<typeof Radix.Content>, 'onOpenAutoFocus' | 'onCloseAutoFocus'> {
  ref?: Ref<HTMLDivElement>;
  /** The Escape key was pressed in it, and nothing that stands in it took the key. */
  onDismiss: () => void;
}

/**
 * What every modal part of the page stands on. The focus goes in when it opens, nothing behind it can be reached, and the focus
 * goes back when it closes, unless it has been led somewhere else.
 */
export function ModalContent({ ref, onDismiss, ...rest }: ModalContentProps) {
  const content = useRef<HTMLDivElement>(null);
  const goBack = useRef(() => {});
  const stopWaiting = useRef(() => {});
  const outer = useRef(ref);
  outer.current = ref;
  // Told of its end, too: the portal around it would otherwise wait for the end of an animation that went with it.
  const hold = useCallback((node: HTMLDivElement | null) => {
    content.current = node;
    if (typeof outer.current === 'function') outer.current(node);
    else if (outer.current) outer.current.current = node;
  }, []);

  // Before Radix moves the focus.
  useLayoutEffect(() => {
    if (!content.current) return;
    goBack.current = rememberPlace();
    const free = inertBeside(content.current);
    return () => {
      free();
      stopWaiting.current();
    };
  }, []);

  return (
    <Radix.Content
      {...rest}
      ref={hold}
      onOpenAutoFocus={(event) => {
        const start = content.current && firstIn(content.current);
        if (!content.current || !start) return;
        event.preventDefault();
        start.focus();
        if (start.matches(notFirst)) stopWaiting.current = goOnWhenFilled(content.current, start);
      }}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        if (focusIsNowhere()) goBack.current();
      }}
      // A message that came after it opened is the topmost layer, and Radix gives Escape to that one alone.
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        onDismiss();
      }}
    />
  );
}
