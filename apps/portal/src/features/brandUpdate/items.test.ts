import { expect, it } from 'vitest';
import { sampleLibrary } from '../../backend/memory/library/sampleLibrary.ts';
import { memoryBackend } from '../../backend/memory/memoryBackend.ts';
import { loadItems } from './items.ts';

it('loads all pages and the templates, each with a key for its content', async () => {
  const store = sampleLibrary();
  const [first] = store.pieces.values();
  if (!first) throw new Error('The sample library is empty.');
  for (let index = 0; index < 230; index += 1) {
    const id = `00000000-0000-4000-9000-${String(index).padStart(12, '0')}`;
    store.pieces.set(id, { ...first, id, ownerId: 'user-max', name: `Poster ${index}` });
  }
  const backend = memoryBackend({ library: store, signedInAs: 'max@daybreak.example', latency: 0 });
  const { items, privateCount } = await loadItems(backend.brandUpdates, backend.library, true);
  expect(items.filter(({ name }) => /^Poster \d+$/.test(name))).toHaveLength(230);
  expect(new Set(items.map(({ key }) => key)).size).toBe(items.length);
  expect(items.filter(({ piece }) => !piece).map(({ key }) => key)).toEqual([
    '00000000-0000-4000-8000-0000000000f1 template 2',
  ]);
  expect(privateCount).toBeGreaterThan(0);
});
