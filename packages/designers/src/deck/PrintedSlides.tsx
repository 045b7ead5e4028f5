import { usePrinting } from '@daybreak/ui';
import * as styles from './PrintedSlides.css.ts';
import { Stage } from './Stage.tsx';
import { SlideMediumProvider } from './slides/parts/medium.ts';
import type { Slide } from './slides.ts';

/** Prints all slides, one per sheet; shows nothing on a screen. */
export function PrintedSlides({ slides }: { slides: readonly Slide[] }) {
  const printing = usePrinting();
  if (!printing) return null;
  return (
    <SlideMediumProvider value="file">
      {slides.map(({ id, Component }) => (
        <div key={id} className={styles.sheet}>
          <Stage>
            <Component />
          </Stage>
        </div>
      ))}
    </SlideMediumProvider>
  );
}
