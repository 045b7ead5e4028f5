import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { memoryImages } from './store/imageStore.ts';
import { type ImageLibrary, useImages } from './useImages.ts';

it('keeps a picture that was added while the stored ones were loading', async () => {
  const canvas = new OffscreenCanvas(4, 4);
  canvas.getContext('2d')?.fillRect(0, 0, 4, 4);
  const blob = await canvas.convertToBlob();
  const kept = memoryImages([{ id: 'roof', name: 'roof.png', blob }]);
  const slow = Promise.withResolvers<void>();
  const store = { ...kept, load: () => slow.promise.then(kept.load) };
  let library: ImageLibrary | undefined;
  const Pictures = () => {
    library = useImages(store);
    return null;
  };
  const root = createRoot(document.createElement('div'));
  flushSync(() => root.render(<Pictures />));
  const adding = library?.add([new File([blob], 'hall.png', { type: 'image/png' })]);
  await new Promise((resolve) => setTimeout(resolve, 200));
  slow.resolve();
  await adding;
  const names = ['roof.png', 'hall.png'];
  await vi.waitFor(() => expect(library?.images.map(({ name }) => name)).toEqual(names));
  expect((await kept.load()).map(({ name }) => name)).toEqual(names);
  root.unmount();
});
