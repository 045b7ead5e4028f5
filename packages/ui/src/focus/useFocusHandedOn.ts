'use client';

import { type Ref, type RefObject, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { focusIsNowhere, rememberPlace } from './focusPlace.ts';

/**
 * When a control disappears while it has the focus, often because of its own action, the focus moves to the nearest one left, unless
 * something else takes it. `ref` keeps working along with the one that is returned.
 */
export function useFocusHandedOn<E extends HTMLElement>(ref: Ref<E> | undefined): RefObject<E | null> {
  const control = useRef<E>(null);
  useImperativeHandle(ref, () => control.current as E, []);
  useLayoutEffect(() => {
    const node = control.current;
    return () => {
      if (node === null || document.activeElement !== node) return;
      const goOn = rememberPlace();
      setTimeout(() => {
        if (focusIsNowhere()) goOn();
      });
    };
  }, []);
  return control;
}
