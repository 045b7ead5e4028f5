import { Children, type ReactElement, type ReactNode } from 'react';
import { Sentence } from './Verbatim/Sentence.tsx';

/**
 * Elements without bare text, for content next to something that appears, disappears or changes. A browser that
 * translates the page replaces text nodes, so React can't find its own.
 */
export type Elements = ReactElement | false | null | undefined | readonly Elements[];

/** Wraps each text in its own element, which React finds again even if the browser translates the text. */
export const inElements = (children: ReactNode) =>
  Children.map(children, (child) =>
    typeof child === 'object' ? child : <Sentence>{`${child}`}</Sentence>,
  ) as Elements;
