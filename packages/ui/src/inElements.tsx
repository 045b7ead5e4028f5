import { Children, type ReactElement, type ReactNode } from 'react';
import { Sentence } from './Verbatim/Sentence.tsx';

/**
 * For content next to something that appears, disappears or changes: elements only, with no bare text. A browser that translates the page
 * replaces text nodes, and React can't find the ones it made.
 */
export type Elements = ReactElement | false | null | undefined | readonly Elements[];

/** Wraps each text in its own element: React writes to elements, and finds them again even if the browser translates. */
export const inElements = (children: ReactNode) =>
  Children.map(children, (child) =>
    typeof child === 'object' ? child : <Sentence>{`${child}`}</Sentence>,
  ) as Elements;
