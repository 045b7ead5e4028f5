'use client';

import { type Ref, type RefObject, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { focusIsNowhere, rememberFocus } from './focusPlace.ts';

/**
 * Moves the focus to the nearest remaining control when a control disappears while focused, often because of its own
 * action, unless something else takes the focus. `ref` keeps working along with the returned one.
 */
export function useFocusHandover<E extends HTMLElement>(ref: Ref<E> | undefined): RefObject<E | null> {
  const control = useRef<E>(null);
  useImperativeHandle(ref, () => control.current as E, []);
  useLayoutEffect(() => {
    const node = control.current;
    return () => {
      if (node === null || document.activeElement !== node) return;
      const goOn = rememberFocus();
      setTimeout(() => {
        if (focusIsNowhere()) goOn();
      });
    };
  }, []);
  return control;
}
