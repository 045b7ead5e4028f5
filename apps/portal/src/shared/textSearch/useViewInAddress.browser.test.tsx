import { Suspense, use } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useViewInAddress } from './useViewInAddress.ts';

const viewFrom = (search: URLSearchParams) => ({
  query: search.get('query') ?? '',
  open: search.get('open') ?? '',
});
const searchOf = (view: ReturnType<typeof viewFrom>) =>
  new URLSearchParams(Object.entries(view).filter(([, value]) => value));

let control: ReturnType<typeof useViewInAddress<ReturnType<typeof viewFrom>>>;
let address: string;
let drawn: PromiseWithResolvers<void>;

function Page() {
  control = useViewInAddress(viewFrom, searchOf);
  return null;
}

/** Makes an address slow to draw: until then, the page stays at the earlier address. */
function SlowPart() {
  const { search } = useLocation();
  if (search) use(drawn.promise);
  address = search;
  return null;
}

const host = document.createElement('div');
const root = createRoot(host);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  drawn = Promise.withResolvers();
  flushSync(() =>
    root.render(
      <MemoryRouter key={crypto.randomUUID()}>
        <Page />
        <Suspense>
          <SlowPart />
        </Suspense>
      </MemoryRouter>,
    ),
  );
});
afterEach(() => {
  flushSync(() => root.render(null));
  vi.useRealTimers();
});

const change = (changes: Parameters<(typeof control)[1]>[0]) => flushSync(() => control[1](changes));
const rest = () => flushSync(() => vi.advanceTimersByTime(200));

it('updates the address after a pause in typing', async () => {
  drawn.resolve();
  change({ query: 'ma' });
  change({ query: 'maya' });
  expect(control[0].query).toBe('maya');
  expect(address).toBe('');
  rest();
  await vi.waitFor(() => expect(address).toBe('?query=maya'));
});

it('keeps a choice made while the address of the typed text isn’t drawn yet', async () => {
  change({ query: 'maya' });
  change({ open: '7' });
  rest();
  expect(address).toBe('');
  drawn.resolve();
  await vi.waitFor(() => expect(address).toBe('?query=maya&open=7'));
  expect(control[0]).toEqual({ query: 'maya', open: '7' });
});
