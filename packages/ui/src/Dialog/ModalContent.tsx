'use client';

import { Dialog as Radix } from 'radix-ui';
import { type ComponentProps, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { canBeFocused, focusableIn, focusIsNowhere, rememberPlace } from '../focus/focusPlace.ts';

const field =
  'textarea, [role="combobox"], input:not([type="hidden"]):not([type="radio"]), input[type="radio"]:checked';
/** A button that closes, or that destroys, and what stands in a bar that says so, has the focus first only where there is nothing else. */
const notFirst = '[data-not-first], [data-not-first] *, [data-tone="danger"]';

/** Where somebody who opens it begins: its first field, else the first control that loses nothing. */
function firstIn(content: HTMLElement): HTMLElement | undefined {
  const controls = focusableIn(content).filter(canBeFocused);
  return (
    controls.find((each) => each.matches(field)) ??
    controls.find((each) => !each.matches(notFirst)) ??
    controls[0]
  );
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
  useImperativeHandle(ref, () => content.current as HTMLDivElement, []);

  // Before Radix moves the focus.
  useLayoutEffect(() => {
    if (!content.current) return;
    goBack.current = rememberPlace();
    return inertBeside(content.current);
  }, []);

  return (
    <Radix.Content
      {...rest}
      ref={content}
      onOpenAutoFocus={(event) => {
        const start = content.current && firstIn(content.current);
        if (!start) return;
        event.preventDefault();
        start.focus();
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
