import { type ReactNode, useEffect, useReducer, useRef, useState } from 'react';
import { afterPaint, useAfterPaint } from '../afterPaint.ts';
import * as styles from './Studio.css.ts';

/** What is typed in; a choice that keeps itself can wait for its form. */
const isTyped = 'input:not([data-keeps-itself]), textarea, select';

interface FollowingProps {
  children: ReactNode;
  /** Comes once what it stands beside is seen, into a place that is kept for it. */
  comesAfter?: boolean;
}

/** What stands beside the piece. It follows what is done on the piece, once that is seen, and does not hold it up. */
export function Following({ children, comesAfter = false }: FollowingProps) {
  const [isThere, setThere] = useState(!comesAfter);
  useEffect(() => (isThere ? undefined : afterPaint(() => setThere(true))), [isThere]);
  const box = useRef<HTMLDivElement>(null);
  const [, drawNow] = useReducer((times: number) => times + 1, 0);
  const focus = document.activeElement;
  // What is typed in is drawn with the letter: else React would take it back.
  const isTypedIn = Boolean(focus?.matches(isTyped) && box.current?.contains(focus));
  const shown = useAfterPaint(children, isTypedIn);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is in it is focused
    <div ref={box} className={styles.following} onFocus={drawNow}>
      {isThere ? shown : null}
    </div>
  );
}
