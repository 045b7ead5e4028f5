import { act, Suspense, use } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Boundary } from './Boundary.tsx';
import { lazyFrom, lazyPart } from './lazyPart.tsx';
import { loadPart } from './loadPart.ts';
import { notifyPartLoaded, Parts } from './Parts.tsx';

const Poster = () => <p>The poster</p>;
const gone = () => new TypeError('Failed to fetch dynamically imported module: /assets/Poster-1a2b.js');
let place: HTMLElement;
let root: Root;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(async () => {
  await act(() => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A part that fails to load this many times, with one attempt per rendering. */
function part(failures: number) {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= failures) throw gone();
    return { Poster };
  });
  return { load, Part: lazyFrom(async () => (await loadPart(load, { waits: [] })).Poster) };
}

const draw = (Part: React.ComponentType, resetKey = 'one') =>
  act(async () =>
    root.render(
      <>
        <nav>The sidebar</nav>
        <Boundary
          resetKey={resetKey}
          fallback={({ missing, again }) => (
            <button type="button" onClick={again}>
              {missing ? 'Missing' : 'Broken'}
            </button>
          )}
        >
          <Suspense fallback="Loading">
            <Part />
          </Suspense>
        </Boundary>
      </>,
    ),
  );
const settled = (change: () => void) => act(async () => change());

it('limits a failed download to its place, and downloads it on retry', async () => {
  const { load, Part } = part(2);
  await draw(Part);
  expect(place.textContent).toBe('The sidebarMissing');
  await settled(() => place.querySelector('button')?.click());
  expect(place.textContent).toBe('The sidebarMissing');
  await settled(() => place.querySelector('button')?.click());
  expect(place.textContent).toBe('The sidebarThe poster');
  expect(load).toHaveBeenCalledTimes(3);
});

it('downloads the part when the network is back', async () => {
  const { Part } = part(1);
  await draw(Part);
  expect(place.textContent).toContain('Missing');
  await settled(() => void dispatchEvent(new Event('online')));
  expect(place.textContent).toContain('The poster');
});

it('requests the part again on return to its page', async () => {
  const { Part } = part(1);
  await draw(Part, '/poster');
  await draw(() => <p>Another page</p>, '/other');
  await draw(Part, '/poster');
  expect(place.textContent).toContain('The poster');
});

it('does not redraw a broken part when the network is back', async () => {
  await draw(() => {
    throw new Error('This part was told to fail.');
  });
  expect(place.textContent).toContain('Broken');
  await settled(() => void dispatchEvent(new Event('online')));
  expect(place.textContent).toContain('Broken');
});

it('does not download a preloaded part again', async () => {
  const load = vi.fn(() => loaded);
  const loaded = Promise.resolve({ Poster });
  const Part = lazyPart(load, 'Poster');
  Part.preload();
  await draw(Part);
  expect(place.textContent).toContain('The poster');
});

it('draws a preloaded part without a fallback', async () => {
  const Part = lazyPart(async () => ({ Poster }), 'Poster');
  Part.preload();
  await settled(() => undefined);
  act(() =>
    root.render(
      <Suspense fallback="Loading">
        <Part />
      </Suspense>,
    ),
  );
  expect(place.textContent).toBe('The poster');
});

it('draws a part as soon as it has loaded, without waiting for React', async () => {
  let there = false;
  const never = new Promise<never>(() => undefined);
  const Late = () => (there ? <Poster /> : use(never));
  await act(() =>
    root.render(
      <Parts fallback="Loading">
        <Late />
      </Parts>,
    ),
  );
  expect(place.textContent).toBe('Loading');
  await settled(notifyPartLoaded);
  expect(place.textContent).toBe('Loading');
  there = true;
  await settled(notifyPartLoaded);
  expect(place.textContent).toBe('The poster');
});

it('announces that a part has loaded', async () => {
  const { Part } = part(0);
  await act(() =>
    root.render(
      <Parts fallback="Loading">
        <Part />
      </Parts>,
    ),
  );
  expect(place.textContent).toBe('The poster');
});

it('requests a failed style sheet again with its part, in the same place', async () => {
  const sheet = URL.createObjectURL(new Blob(['.poster { color: red }'], { type: 'text/css' }));
  // A port that browsers refuse to connect to: the test server answers requests for missing files with a page.
  const href = 'http://127.0.0.1:1/no-such-style-1a2b.css';
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  // As Vite does: it requests a style sheet only the first time.
  const load = vi.fn(async () => {
    if (load.mock.calls.length > 1) return { Poster };
    await new Promise((resolve) => {
      link.addEventListener('error', resolve);
      document.head.append(link);
    });
    throw new Error(`Unable to preload CSS for ${href}`);
  });
  await expect(loadPart(load, { waits: [1] })).rejects.toThrow();
  expect(load).toHaveBeenCalledOnce();

  const again = document.querySelector<HTMLLinkElement>(`link[href="${href}"]`);
  const clone = vi.spyOn(again as HTMLLinkElement, 'cloneNode');
  clone.mockImplementation(() =>
    Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet }),
  );
  await expect(loadPart(load, { waits: [] })).resolves.toEqual({ Poster });
  expect(document.querySelector<HTMLLinkElement>(`link[href="${sheet}"]`)?.sheet).not.toBeNull();
  document.querySelector(`link[href="${sheet}"]`)?.remove();
});
