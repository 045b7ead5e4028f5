/** Fonts that came, or failed to, while somebody listened. */
let arrived = 0;
const listeners = new Set<() => void>();
const watched = new WeakSet<FontFace>();
let isTelling = false;

const tell = () => {
  arrived += 1;
  if (isTelling) return;
  isTelling = true;
  // Most come several at a time.
  void document.fonts.ready.then(() => {
    isTelling = false;
    for (const listener of listeners) listener();
  });
};

/** Listens to the fonts that the page has declared since it last did. */
export function watchFonts(): void {
  for (const face of document.fonts) {
    if (watched.has(face)) continue;
    watched.add(face);
    // One that fails changes what others wait for.
    if (face.status !== 'loaded') face.loaded.then(tell, tell);
  }
}

/** How many fonts have come: another number than before means other measures. */
export const fontsArrived = (): number => arrived;

/** Calls back when fonts have come. WebKit has no `loadingdone` event, and its `ready` doesn't wait for fonts that are about to be asked for. */
export function onFontsArrived(listener: () => void): () => void {
  listeners.add(listener);
  watchFonts();
  return () => void listeners.delete(listener);
}
