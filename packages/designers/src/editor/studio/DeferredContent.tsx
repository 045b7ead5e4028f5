import { type ReactNode, useEffect, useReducer, useRef, useState } from 'react';
import { afterPaint, useAfterPaint } from '../rendering/afterPaint.ts';
import * as styles from './Studio.css.ts';

/** Controls that are typed in. A choice that keeps its own state can wait for its form. */
const isTyped = 'input:not([data-keeps-itself]), textarea, select';

interface DeferredContentProps {
  children: ReactNode;
  /** Appears only after what it's next to has been shown, in space reserved for it. */
  revealAfterPaint?: boolean;
}

/** Content next to the piece. It updates after changes to the piece have been shown, so it doesn't hold them up. */
export function DeferredContent({ children, revealAfterPaint: comesAfter = false }: DeferredContentProps) {
  const [isRevealed, setIsRevealed] = useState(!comesAfter);
  useEffect(() => (isRevealed ? undefined : afterPaint(() => setIsRevealed(true))), [isRevealed]);
  const box = useRef<HTMLDivElement>(null);
  const [, drawNow] = useReducer((times: number) => times + 1, 0);
  const focus = document.activeElement;
  // A control being typed in must be rendered with the keystroke; otherwise React would revert it.
  const isTypedIn = Boolean(focus?.matches(isTyped) && box.current?.contains(focus));
  const shownChildren = useAfterPaint(children, isTypedIn);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the controls inside it take the focus
    <div ref={box} className={styles.following} onFocus={drawNow}>
      {isRevealed ? shownChildren : null}
    </div>
  );
}
