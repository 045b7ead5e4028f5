import { Boundary } from '@daybreak/ui';
import { loadPart } from '@daybreak/ui/load';
import { act, use } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DownloadedPart } from './DownloadedPart.tsx';

let host: HTMLElement;
let root: Root;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});
afterEach(async () => {
  await act(() => root.unmount());
  host.remove();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const show = (Part: () => React.ReactNode) =>
  act(async () =>
    root.render(
      <Boundary fallback={({ missing }) => (missing ? 'Missing' : 'Broken')}>
        <DownloadedPart failureMessage="Couldn't load the order." quiet>
          <Part />
        </DownloadedPart>
      </Boundary>,
    ),
  );

it("offers to retry a part whose code didn't arrive", async () => {
  const request = loadPart(() => Promise.reject(new TypeError('Failed to fetch')), { waits: [] });
  request.catch(() => undefined);
  await show(() => use(request));
  expect(host.textContent).toContain("Couldn't load the order.");
  expect(host.querySelector('button')?.textContent).toBe('Try again');
});

it('leaves a fault in the code of a part to the page', async () => {
  await show(() => {
    throw new Error('This part was told to fail.');
  });
  expect(host.textContent).toBe('Broken');
});
