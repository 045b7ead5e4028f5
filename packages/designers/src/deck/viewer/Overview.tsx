import { useEffect, useRef } from 'react';
import { Stage } from '../Stage.tsx';
import { SlideMediumProvider } from '../slides/parts/medium.ts';
import type { Slide } from '../slides.ts';
import * as styles from './Overview.css.ts';

interface OverviewProps {
  slides: readonly Slide[];
  /** Index of the current slide, which has the keyboard focus. */
  current: number;
  onOpen: (slide: number) => void;
}

/** All slides as thumbnails: to see the current position and jump elsewhere. */
export function Overview({ slides, current, onOpen }: OverviewProps) {
  const list = useRef<HTMLOListElement>(null);

  useEffect(() => {
    list.current?.querySelectorAll<HTMLElement>(':scope > li > button')[current]?.focus();
  }, [current]);

  return (
    <SlideMediumProvider value="thumbnail">
      <ol ref={list} className={styles.grid}>
        {slides.map(({ id, content: { title }, Component }, index) => (
          <li key={id} className={styles.thumbnail}>
            <div className={styles.picture} inert>
              <Stage>
                <Component />
              </Stage>
            </div>
            <button
              type="button"
              className={styles.button}
              aria-current={index === current || undefined}
              onClick={() => onOpen(index)}
            >
              {`${index + 1}. ${title}`}
            </button>
          </li>
        ))}
      </ol>
    </SlideMediumProvider>
  );
}
