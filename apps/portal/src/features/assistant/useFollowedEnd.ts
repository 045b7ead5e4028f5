import { type RefObject, type UIEvent, useLayoutEffect, useRef } from 'react';

/** This close to the end, in CSS pixels, a reader who scrolls down is taken along with what is new. */
const nearEnd = 48;

const toEnd = ({ scrollHeight, scrollTop, clientHeight }: Element) => scrollHeight - scrollTop - clientHeight;

/**
 * Keeps the end of a scrolling list in sight while `content` changes. The least movement up leaves the reader in peace;
 * back near the end, or with `follow`, the list goes along again.
 */
export function useFollowedEnd(list: RefObject<HTMLElement | null>, content: unknown) {
  const follows = useRef(true);
  const top = useRef(0);
  const notice = (node: Element) => {
    // A list that has become shorter is moved by the browser, and stays at its end.
    if (node.scrollTop < top.current && toEnd(node) > 1) follows.current = false;
    else if (node.scrollTop > top.current && toEnd(node) < nearEnd) follows.current = true;
    top.current = node.scrollTop;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of the content that moves the list.
  useLayoutEffect(() => {
    const node = list.current;
    if (!node) return;
    notice(node);
    if (follows.current) node.scrollTop = node.scrollHeight;
    top.current = node.scrollTop;
  }, [list, content]);

  return {
    follow: () => {
      follows.current = true;
      top.current = 0;
    },
    onScroll: ({ currentTarget }: UIEvent) => notice(currentTarget),
  };
}
