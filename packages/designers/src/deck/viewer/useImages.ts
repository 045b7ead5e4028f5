import { useEffect, useState } from 'react';
import { preloadImages } from '../images.ts';
import { imagesOf, type Slide } from '../slides.ts';

/** Loads the images of all slides, those nearest to the first shown slide first. True when each has loaded or failed. */
export function useImages(slides: readonly Slide[], firstShown: number): boolean {
  const [ready, setReady] = useState(false);
  const [order] = useState(() => {
    const distance = (slide: Slide) => Math.abs(slides.indexOf(slide) - firstShown);
    return slides.toSorted((one, other) => distance(one) - distance(other));
  });

  useEffect(() => {
    let left = false;
    const load = async () => {
      for (const slide of order) {
        if (left) return;
        await preloadImages(imagesOf(slide));
      }
      if (!left) setReady(true);
    };
    void load();
    return () => {
      left = true;
    };
  }, [order]);

  return ready;
}
