import { type RefObject, useInsertionEffect, useRef } from 'react';

/** A ref to the value of the last committed render, for event handlers and effects: set before any layout effect runs. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useInsertionEffect(() => {
    latest.current = value;
  });
  return latest;
}
