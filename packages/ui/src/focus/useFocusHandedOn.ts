'use client';

import { type Ref, type RefObject, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { focusIsNowhere, rememberPlace } from './focusPlace.ts';

/**
 * A control that goes while it has the focus, often by what it does itself, hands the focus on to the nearest that is left, unless
 * something else takes it. `ref` keeps working beside the one that is returned.
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
