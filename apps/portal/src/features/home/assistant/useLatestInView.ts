import { type RefObject, type UIEvent, useLayoutEffect, useRef } from 'react';

/** CSS pixels above an answer that stay in view: the end of its question. */
const above = 56;

/**
 * Scrolls a list to its end when `content` changes, but not past the beginning of `answer`. Scrolling up stops that
 * until `follow` is called.
 */
export function useLatestInView(
  list: RefObject<HTMLElement | null>,
  answer: () => Element | null | undefined,
  content: unknown,
) {
  const follows = useRef(true);
  const top = useRef(0);
  const notice = (node: Element) => {
    // When a list gets shorter, the browser scrolls it to its end, which isn't the user's doing.
    const isAtEnd = node.scrollHeight - node.scrollTop - node.clientHeight <= 1;
    if (node.scrollTop < top.current && !isAtEnd) follows.current = false;
    top.current = node.scrollTop;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the list moves when the content changes.
  useLayoutEffect(() => {
    const node = list.current;
    if (!node) return;
    notice(node);
    if (follows.current) {
      const start = answer()?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
      const toStart = Math.max(0, start - node.getBoundingClientRect().top - above);
      node.scrollTop = Math.min(node.scrollHeight, node.scrollTop + toStart);
    }
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
