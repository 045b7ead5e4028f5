import { missingFile } from '@daybreak/print';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Stage } from '../Stage.tsx';
import { SlideMediumProvider } from '../slides/parts/medium.ts';
import { type Slide, slides } from '../slides.ts';
import * as styles from './mountSlides.css.ts';

export interface MountedSlide {
  slide: Slide;
  /** The stage at its natural size: 1920 × 1080 CSS pixels. */
  node: HTMLElement;
}

/**
 * Mounts all slides off screen, as they look in a file, while `use` reads them.
 *
 * @throws {ExportError} with a sentence for the user when a picture doesn't load.
 */
export async function withMountedSlides<Result>(
  signal: AbortSignal | undefined,
  use: (mounted: readonly MountedSlide[]) => Promise<Result>,
): Promise<Result> {
  const holder = document.createElement('div');
  holder.className = styles.holder;
  holder.inert = true;
  holder.ariaHidden = 'true';
  holder.translate = false;
  document.body.append(holder);
  const root = createRoot(holder);
  try {
    flushSync(() =>
      root.render(
        <SlideMediumProvider value="file">
          {slides.map(({ id, Component }) => (
            <div key={id} className={styles.sheet}>
              <Stage>
                <Component />
              </Stage>
            </div>
          ))}
        </SlideMediumProvider>,
      ),
    );
    await Promise.all([document.fonts.ready, ...[...holder.querySelectorAll('img')].map(decoded)]);
    signal?.throwIfAborted();
    const nodes = [...holder.children] as HTMLElement[];
    return await use(slides.map((slide, index) => ({ slide, node: nodes[index] as HTMLElement })));
  } finally {
    root.unmount();
    holder.remove();
  }
}

const decoded = (image: HTMLImageElement) =>
  image.decode().catch((cause) => {
    throw missingFile('A picture of the deck', cause);
  });
