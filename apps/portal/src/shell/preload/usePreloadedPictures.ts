import { loadPart } from '@daybreak/ui/load';
import { useEffect } from 'react';
import { afterEverythingLoaded } from '../../shared/firstScreen/firstScreen.ts';
import { preloadImages } from './preloadImages.ts';

let isStarted = false;

/** Returns whether the browser is set to save data. */
const savesData = () =>
  'connection' in navigator && Boolean((navigator.connection as { saveData?: boolean }).saveData);

/**
 * Downloads the pictures that signed-in users see later, once per page load and never while a part of the page loads.
 * Call it in the shell only, not on public pages.
 */
export function usePreloadedPictures(): void {
  useEffect(() => {
    if (isStarted || savesData()) return;
    return afterEverythingLoaded(() => {
      isStarted = true;
      loadPart(() => import('./preloadLists.ts'), { optional: true })
        .then(({ deckPictures, toolPictures }) => preloadImages([deckPictures, toolPictures]))
        .catch((error: unknown) => console.error("Couldn't load the list of pictures to preload.", error));
    });
  }, []);
}
