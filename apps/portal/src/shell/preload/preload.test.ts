import { afterEach, describe, expect, it, vi } from 'vitest';
import { preloadImages } from './preloadImages.ts';
import { deckPictures, toolPictures } from './preloadLists.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the preloaded pictures', () => {
  it('include 28 for the deck, one of them twice', () => {
    expect(deckPictures).toHaveLength(28);
    expect(new Set(deckPictures).size).toBe(27);
  });

  it('include 24 for the tools, the logo last', () => {
    expect(toolPictures).toHaveLength(24);
    expect(new Set(toolPictures).size).toBe(24);
    expect(toolPictures.at(-1)).toMatch(/daybreak-logo-primary/);
  });
});

describe('preloading', () => {
  it('requests each picture once, in order, two at a time', async () => {
    const requests: string[] = [];
    let running = 0;
    let maxRunning = 0;
    await preloadImages(
      [
        ['a', 'b', 'a', 'c'],
        ['b', 'd'],
      ],
      async (path) => {
        requests.push(path);
        running += 1;
        maxRunning = Math.max(maxRunning, running);
        await new Promise((resolve) => setTimeout(resolve));
        running -= 1;
      },
    );
    expect(requests).toEqual(['a', 'b', 'c', 'd']);
    expect(maxRunning).toBe(2);
  });

  it('logs a failed picture with the specified message, and goes on', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const requests: string[] = [];
    vi.stubGlobal(
      'Image',
      class {
        onload?: () => void;
        onerror?: () => void;
        set src(path: string) {
          requests.push(path);
          queueMicrotask(() => (path === '/gone.png' ? this.onerror?.() : this.onload?.()));
        }
      },
    );
    await preloadImages([['/gone.png', '/there.png', '/too.png']]);
    expect(requests).toEqual(['/gone.png', '/there.png', '/too.png']);
    expect(logged.mock.calls.map(([error]) => error.message)).toEqual(['Failed to load image: /gone.png']);
  });
});
