import { company } from '@daybreak/brand';
import { useLayoutEffect, useRef } from 'react';
import { viewer } from '../messages.ts';
import type { Slide } from '../slides.ts';
import * as styles from './DeckDocument.css.ts';
import { ReadingSection } from './ReadingSection.tsx';

interface ReadingProps {
  slides: readonly Slide[];
  /** Index of the last shown slide, where reading starts. */
  current: number;
}

/** The deck as a document: headings, lists and pictures, in the reader's chosen text size. */
export function DeckDocument({ slides, current }: ReadingProps) {
  const [opening, ...rest] = slides;
  const document = useRef<HTMLElement>(null);
  const begin = useRef(current);

  useLayoutEffect(() => {
    const heading = document.current?.querySelectorAll<HTMLElement>('h1, h2')[begin.current];
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }, []);

  return (
    <article ref={document} className={styles.document}>
      <header className={styles.head}>
        <h1 className={styles.title} tabIndex={-1}>
          {viewer.title}
        </h1>
        <p className={styles.lead}>{company.legalName}</p>
        <p className={styles.lead}>{opening?.content.lead}</p>
      </header>
      {rest.map(({ id, content }) => (
        <ReadingSection key={id} content={content} />
      ))}
    </article>
  );
}
