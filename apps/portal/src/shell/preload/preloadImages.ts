/** Loads one picture into the browser's cache. If it fails, rejects with the picture's path. */
function loadImage(path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.fetchPriority = 'low';
    image.onload = () => resolve();
    image.onerror = () => reject(new Error(`Failed to load image: ${path}`));
    image.src = path;
  });
}

/** Pictures to load at once. Kept low, because the user's next action needs the bandwidth more. */
const atOnce = 2;

/** Loads every picture in the lists once, in order. Failures are only logged. */
export async function preloadImages(
  lists: readonly (readonly string[])[],
  load: (path: string) => Promise<void> = loadImage,
): Promise<void> {
  const remaining = [...new Set(lists.flat())].values();
  const work = async () => {
    for (const path of remaining) {
      try {
        await load(path);
      } catch (error) {
        console.error(error);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
