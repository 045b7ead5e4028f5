import { type RefObject, type UIEvent, useLayoutEffect, useRef } from 'react';

/** How much of what's above an answer stays in view, in CSS pixels: the end of its question. */
const above = 56;

/**
 * Scrolls a list to its end while `content` changes, but no further than to the beginning of `answer`, which is read from there.
 * The slightest scroll up stops that until `follow` is called.
 */
export function useLatestInView(
  list: RefObject<HTMLElement | null>,
  answer: () => Element | null | undefined,
  content: unknown,
) {
  const follows = useRef(true);
  const top = useRef(0);
  const notice = (node: Element) => {
    // When a list gets shorter, the browser moves it, and it stays at its end.
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
