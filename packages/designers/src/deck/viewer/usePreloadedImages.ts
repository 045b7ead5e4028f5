import { useEffect, useState } from 'react';
import { preloadImages } from '../images.ts';
import { imagesOf, type Slide } from '../slides.ts';

/**
 * Loads the images of all slides, starting with those closest to the first shown slide. Returns the slides whose images
 * have loaded or failed.
 */
export function usePreloadedImages(slides: readonly Slide[], firstShown: number): ReadonlySet<Slide> {
  const [loaded, setLoaded] = useState<ReadonlySet<Slide>>(new Set());
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
        if (!left) setLoaded((current) => new Set(current).add(slide));
      }
    };
    void load();
    return () => {
      left = true;
    };
  }, [order]);

  return loaded;
}
