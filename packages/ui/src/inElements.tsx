import { Children, type ReactElement, type ReactNode } from 'react';

/**
 * What goes beside something that comes, goes or changes: elements, and no text of its own. A browser that translates the page
 * replaces texts, and React no longer finds those that it made.
 */
export type Elements = ReactElement | false | null | undefined | readonly Elements[];

/** Gives each text an element of its own: React writes into elements, and finds them again, also where the browser translates. */
export function inElements(children: ReactNode): Elements {
  const elements: ReactElement[] = [];
  let words = '';
  let runs = 0;
  const end = () => {
    if (words) elements.push(<span key={`words ${runs++}`}>{words}</span>);
    words = '';
  };
  for (const child of Children.toArray(children)) {
    if (typeof child === 'object') {
      end();
      elements.push(child as ReactElement);
    } else words += child;
  }
  end();
  return elements;
}
