import type { LibraryStore } from '../src/backend/memory/library/libraryStore.ts';
import { sampleLibrary } from '../src/backend/memory/library/sampleLibrary.ts';

interface Wanted {
  owner: string;
  until: number;
  name?: string;
  folder?: string;
}

/** Creates a library with this many pieces of one person, most recently edited first. For stories and tests. */
export function shelfOf(count: number, { owner, until, name, folder }: Wanted): LibraryStore {
  const shelf = sampleLibrary(until);
  const [model] = shelf.pieces.values();
  if (!model) throw new Error('The sample library is empty.');
  shelf.pieces.clear();
  shelf.templates.clear();
  for (let number = 1; number <= count; number += 1) {
    const id = `00000000-0000-4000-9000-${String(number).padStart(12, '0')}`;
    shelf.pieces.set(id, {
      ...structuredClone(model),
      id,
      ownerId: `user-${owner}`,
      name: name ?? `Piece ${number}`,
      folder: folder ?? null,
      updatedAt: new Date(until - number * 60_000).toISOString(),
    });
  }
  return shelf;
}
