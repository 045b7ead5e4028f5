import { afterEach, expect, it, vi } from 'vitest';
import { localDrafts } from './draftStore.ts';

afterEach(() => {
  // Removes a test's replacement of the browser's own storage.
  Reflect.deleteProperty(navigator, 'storage');
});

it('asks the browser once, with the first saved draft, for persistent storage', async () => {
  const storage = { persisted: vi.fn(async () => false), persist: vi.fn(async () => true) };
  Object.defineProperty(navigator, 'storage', { configurable: true, value: storage });
  const drafts = localDrafts('asked-once:');
  expect(storage.persisted).not.toHaveBeenCalled();
  for (const words of ['One', 'Two']) drafts.save('draft', { words });
  await expect.poll(() => storage.persist.mock.calls.length).toBe(1);
  expect(storage.persisted).toHaveBeenCalledOnce();
  drafts.clear('draft');
});
