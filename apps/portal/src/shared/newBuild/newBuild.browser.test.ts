import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadIntoNewBuild } from './reloadIntoNewBuild.ts';
import { buildIn, servedBuild } from './servedBuild.ts';

const page = (script: string, style = 'index-1.css') =>
  `<!doctype html><html><head><script type="module" crossorigin src="/assets/${script}"></script>
  <link rel="stylesheet" href="/assets/${style}"></head><body><div id="root"></div></body></html>`;

const serve = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer));
const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  reload.mockClear();
});

const missing = async () => {
  let over = false;
  reloadIntoNewBuild(reload).finally(() => {
    over = true;
  });
  // The answer is read asynchronously, and the wait for the page to unload starts only after that.
  for (let turn = 0; turn < 20 && !over; turn += 1) await vi.advanceTimersByTimeAsync(1_000);
  expect(over).toBe(true);
};

describe('the build in a page', () => {
  it('is different if a script or style sheet that it starts with has another name', () => {
    expect(buildIn(page('index-1.js'))).toBe(buildIn(page('index-1.js')));
    expect(buildIn(page('index-2.js'))).not.toBe(buildIn(page('index-1.js')));
    expect(buildIn(page('index-1.js', 'index-2.css'))).not.toBe(buildIn(page('index-1.js')));
  });

  it.each([
    [
      'a Wi-Fi gate',
      '<html><body>Accept our terms<script type="module" src="/gate.js"></script></body></html>',
    ],
    ['a proxy', '502 Bad Gateway'],
    ['nothing', ''],
  ])('is unknown in the page of %s', (_whose, html) => {
    expect(buildIn(html)).toBeUndefined();
  });

  it('is unknown if the server doesn’t answer or fails', async () => {
    serve(async () => {
      throw new TypeError('Failed to fetch');
    });
    expect(await servedBuild()).toBeUndefined();
    serve(async () => new Response(page('index-2.js'), { status: 503 }));
    expect(await servedBuild()).toBeUndefined();
  });
});

describe('a missing part', () => {
  it('reloads the page once for each build that the server delivers, never in a loop', async () => {
    serve(async () => new Response(page('index-2.js')));
    await missing();
    await missing();
    expect(reload).toHaveBeenCalledOnce();
    serve(async () => new Response(page('index-3.js')));
    await missing();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('doesn’t reload the page if the server fails', async () => {
    serve(async () => new Response('502 Bad Gateway', { status: 502 }));
    await missing();
    expect(reload).not.toHaveBeenCalled();
  });

  it('doesn’t reload the page if storage is blocked, to avoid a loop', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Storage is blocked.', 'SecurityError');
    });
    serve(async () => new Response(page('index-2.js')));
    await missing();
    expect(reload).not.toHaveBeenCalled();
  });
});
