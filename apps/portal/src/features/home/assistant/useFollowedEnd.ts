import { type RefObject, type UIEvent, useLayoutEffect, useRef } from 'react';

/** Within this distance of the end, in CSS pixels, scrolling down makes the list follow new content again. */
const nearEnd = 48;

const toEnd = ({ scrollHeight, scrollTop, clientHeight }: Element) => scrollHeight - scrollTop - clientHeight;

/**
 * Keeps the end of a scrolling list in view while `content` changes. The slightest scroll up stops that; scrolling back
 * near the end, or calling `follow`, resumes it.
 */
export function useFollowedEnd(list: RefObject<HTMLElement | null>, content: unknown) {
  const follows = useRef(true);
  const top = useRef(0);
  const notice = (node: Element) => {
    // When a list gets shorter, the browser moves it, and it stays at its end.
    if (node.scrollTop < top.current && toEnd(node) > 1) follows.current = false;
    else if (node.scrollTop > top.current && toEnd(node) < nearEnd) follows.current = true;
    top.current = node.scrollTop;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the list moves when the content changes.
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
