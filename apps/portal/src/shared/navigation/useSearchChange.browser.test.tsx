import { Suspense, use } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { type ChangeSearch, useSearchChange } from './useSearchChange.ts';

it('keeps a change whose address isn’t drawn yet when the next one comes', async () => {
  const drawn = Promise.withResolvers<void>();
  let change: ChangeSearch = () => {};
  let address = '';
  const Page = () => {
    [, change] = useSearchChange();
    return null;
  };
  const SlowPart = () => {
    const { search } = useLocation();
    if (search.includes('view')) use(drawn.promise);
    address = search;
    return null;
  };
  const root = createRoot(document.createElement('div'));
  flushSync(() =>
    root.render(
      <MemoryRouter initialEntries={['/?type=poster']}>
        <Page />
        <Suspense>
          <SlowPart />
        </Suspense>
      </MemoryRouter>,
    ),
  );
  flushSync(() => change((search) => search.set('view', 'studio')));
  flushSync(() => change((search) => search.set('piece', '7'), { replace: true }));
  expect(address).toBe('?type=poster');
  drawn.resolve();
  await vi.waitFor(() => expect(address).toBe('?type=poster&view=studio&piece=7'));
  flushSync(() => change((search) => search.delete('view')));
  await vi.waitFor(() => expect(address).toBe('?type=poster&piece=7'));
  root.unmount();
});
