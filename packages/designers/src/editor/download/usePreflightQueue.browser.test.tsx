import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { type PreflightQueue, usePreflightQueue } from './usePreflightQueue.ts';

const host = document.createElement('div');
const root = createRoot(host);
afterEach(() => flushSync(() => root.render(null)));

function List({ checked }: { checked: PreflightQueue<string, string> }) {
  const found = usePreflightQueue(checked);
  return checked.items.map((item) => `${item}: ${found.get(item) ?? '…'}`).join(', ');
}
const render = (checked: PreflightQueue<string, string>) =>
  flushSync(() => root.render(<List checked={checked} />));

/** Checks that the test ends by hand, and their items. */
function held() {
  const begun: string[] = [];
  const endings: (() => void)[] = [];
  const check = (item: string) =>
    new Promise<string>((resolve) => {
      begun.push(item);
      endings.push(() => resolve('in order'));
    });
  return {
    begun,
    check,
    endAll: () =>
      endings.splice(0).forEach((end) => {
        end();
      }),
  };
}
const keyOf = (item: string) => item;

it('shows the result of a check that outlived its list, and checks nothing twice', async () => {
  const { begun, check, endAll } = held();
  render({ items: ['flyer', 'poster'], keyOf, check });
  await expect.poll(() => begun).toEqual(['flyer']);
  render({ items: ['flyer'], keyOf, check });
  endAll();
  await expect.poll(() => host.textContent).toBe('flyer: in order');
  expect(begun).toEqual(['flyer']);
});

it('checks items one by one, and again only after they change', async () => {
  const begun: string[] = [];
  const check = async (item: string) => {
    begun.push(item);
    return 'in order';
  };
  render({ items: ['flyer', 'poster'], keyOf, check });
  await expect.poll(() => host.textContent).toBe('flyer: in order, poster: in order');
  render({ items: ['flyer', 'card'], keyOf, check });
  await expect.poll(() => host.textContent).toBe('flyer: in order, card: in order');
  expect(begun).toEqual(['flyer', 'poster', 'card']);
});
