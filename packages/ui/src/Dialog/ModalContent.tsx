'use client';

import { Dialog as Radix } from 'radix-ui';
import { type ComponentProps, type Ref, useCallback, useLayoutEffect, useRef } from 'react';
import { canBeFocused, focusableIn, focusIsNowhere, rememberFocus } from '../focus/focusPlace.ts';

const field =
  'textarea, [role="combobox"], input:not([type="hidden"]):not([type="radio"]), input[type="radio"]:checked';
/**
 * Controls that get the initial focus only if there's nothing else: buttons that close, destroy or aren't available
 * yet, and anything in a bar marked as not first.
 */
const skipInitialFocus = '[data-not-first], [data-not-first] *, [data-tone="danger"], [aria-disabled="true"]';

/** Returns the initial focus: the first field, else the first safe control. */
function firstFocusable(content: HTMLElement): HTMLElement | undefined {
  const controls = focusableIn(content).filter(canBeFocused);
  return (
    controls.find((each) => each.matches(field)) ??
    controls.find((each) => !each.matches(skipInitialFocus)) ??
    controls[0]
  );
}

/**
 * Moves the focus to the first control that appears, because a dialog may at first have only its close button while its
 * content loads. Does nothing if the user has pressed a key or moved the focus by then.
 */
function focusWhenFilled(content: HTMLElement, start: HTMLElement): () => void {
  const filling = new MutationObserver(() => {
    const focusTarget = firstFocusable(content);
    if (!focusTarget || focusTarget.matches(skipInitialFocus)) return;
    stop();
    focusTarget.focus();
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

/** Makes the rest of the page unreachable until the returned function is called. */
function makeSiblingsInert(content: Element): () => void {
  const siblings = [...document.body.children].filter(
    (each): each is HTMLElement =>
      each instanceof HTMLElement && !each.inert && !each.contains(content) && !each.matches('[aria-live]'),
  );
  for (const each of siblings) each.inert = true;
  return () => {
    for (const each of siblings) each.inert = false;
  };
}

export interface ModalContentProps
  extends Omit<ComponentProps<typeof Radix.Content>, 'onOpenAutoFocus' | 'onCloseAutoFocus'> {
  ref?: Ref<HTMLDivElement>;
  /** Escape was pressed in it, and nothing inside handled the key. */
  onDismiss: () => void;
}

/**
 * The base of every modal part of the page. The focus moves in when it opens, nothing behind it is reachable, and the focus returns when it
 * closes, unless it was moved elsewhere.
 */
export function ModalContent({ ref, onDismiss, ...rest }: ModalContentProps) {
  const content = useRef<HTMLDivElement>(null);
  const goBack = useRef(() => {});
  const stopWaiting = useRef(() => {});
  const outer = useRef(ref);
  outer.current = ref;
  // Also passes null on removal. The portal would otherwise wait for the end of an animation that's gone.
  const hold = useCallback((node: HTMLDivElement | null) => {
    content.current = node;
    if (typeof outer.current === 'function') outer.current(node);
    else if (outer.current) outer.current.current = node;
  }, []);

  // Before Radix moves the focus.
  useLayoutEffect(() => {
    if (!content.current) return;
    goBack.current = rememberFocus();
    const restoreSiblings = makeSiblingsInert(content.current);
    return () => {
      restoreSiblings();
      stopWaiting.current();
    };
  }, []);

  return (
    <Radix.Content
      {...rest}
      ref={hold}
      onOpenAutoFocus={(event) => {
        const start = content.current && firstFocusable(content.current);
        if (!content.current || !start) return;
        event.preventDefault();
        start.focus();
        if (start.matches(skipInitialFocus)) stopWaiting.current = focusWhenFilled(content.current, start);
      }}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        if (focusIsNowhere()) goBack.current();
      }}
      // A message that appeared after it opened is the topmost layer, and Radix gives Escape only to that one.
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        onDismiss();
      }}
    />
  );
}
