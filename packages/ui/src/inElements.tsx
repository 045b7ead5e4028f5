import { Children, type ReactElement, type ReactNode } from 'react';
import { Sentence } from './Verbatim/Sentence.tsx';

/**
 * What goes beside something that comes, goes or changes: elements, and no text of its own. A browser that translates the page
 * replaces texts, and React no longer finds those that it made.
 */
export type Elements = ReactElement | false | null | undefined | readonly Elements[];

/** Gives each text an element of its own: React writes into elements, and finds them again, also where the browser translates. */
export const inElements = (children: ReactNode) =>
  Children.map(children, (child) =>
    typeof child === 'object' ? child : <Sentence>{`${child}`}</Sentence>,
  ) as Elements;
