import { usePrinting } from '@daybreak/ui';
import * as styles from './PrintedSlides.css.ts';
import { Stage } from './Stage.tsx';
import { SlideMediumProvider } from './slides/medium.ts';
import type { Slide } from './slides.ts';

/** All slides for paper, one to a sheet; on a screen, nothing. */
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
