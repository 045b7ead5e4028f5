/** The number of fonts that loaded, or failed to, while someone was listening. */
let arrivalCount = 0;
const listeners = new Set<() => void>();
const watched = new WeakSet<FontFace>();
let isTelling = false;

const notify = () => {
  arrivalCount += 1;
  if (isTelling) return;
  isTelling = true;
  // Fonts usually arrive several at a time.
  void document.fonts.ready.then(() => {
    isTelling = false;
    for (const listener of listeners) listener();
  });
};

/** Starts listening to fonts the page has declared since the last call. */
export function watchFonts(): void {
  for (const face of document.fonts) {
    if (watched.has(face)) continue;
    watched.add(face);
    // A font that fails also changes what others are waiting for.
    if (face.status !== 'loaded') face.loaded.then(notify, notify);
  }
}

/** The number of fonts that have arrived. If it changed, text measurements did too. */
export const fontsArrived = (): number => arrivalCount;

/**
 * Calls back when fonts have arrived. WebKit has no `loadingdone` event, and its `ready` doesn't wait for fonts that
 * are about to be requested.
 */
export function onFontsArrived(listener: () => void): () => void {
  listeners.add(listener);
  watchFonts();
  return () => void listeners.delete(listener);
}
