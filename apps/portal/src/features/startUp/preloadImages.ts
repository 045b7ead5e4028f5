/** Puts one picture into the browser's cache. Rejects with the path of the picture that did not come. */
function loadImage(path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.fetchPriority = 'low';
    image.onload = () => resolve();
    image.onerror = () => reject(new Error(`Failed to load image: ${path}`));
    image.src = path;
  });
}

/** How many pictures are on their way at once: what the person does next needs the line more. */
const atOnce = 2;

/** Loads every picture of the lists once, in their order. A picture that does not come is only logged. */
export async function preloadImages(
  lists: readonly (readonly string[])[],
  load: (path: string) => Promise<void> = loadImage,
): Promise<void> {
  const waiting = [...new Set(lists.flat())].values();
  const work = async () => {
    for (const path of waiting) {
      try {
        await load(path);
      } catch (error) {
        console.error(error);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
