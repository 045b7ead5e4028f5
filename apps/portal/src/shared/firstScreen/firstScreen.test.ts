import { beforeEach, expect, it, vi } from 'vitest';

const idle = new Map<number, () => void>();
let lastId = 0;
beforeEach(() => {
  idle.clear();
  vi.resetModules();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => work());
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    lastId += 1;
    idle.set(lastId, work);
    return lastId;
  });
  vi.stubGlobal('cancelIdleCallback', (place: number) => idle.delete(place));
});

const rest = () => {
  for (const work of idle.values()) work();
  idle.clear();
};

it('runs later work once no part of the first screen is loading', async () => {
  const { afterFirstScreen, reportDrawn, holdFirstScreen } = await import('./firstScreen.ts');
  const laterWork = vi.fn();
  afterFirstScreen(laterWork);
  reportDrawn();
  const [shellCame, pageCame] = [holdFirstScreen(), holdFirstScreen()];
  rest();
  shellCame();
  rest();
  await Promise.resolve();
  expect(laterWork).not.toHaveBeenCalled();
  pageCame();
  rest();
  await Promise.resolve();
  expect(laterWork).toHaveBeenCalledOnce();
});

it('waits for a part that replaces another one', async () => {
  const { afterFirstScreen, holdFirstScreen } = await import('./firstScreen.ts');
  const laterWork = vi.fn();
  afterFirstScreen(laterWork);
  holdFirstScreen()();
  holdFirstScreen();
  rest();
  await Promise.resolve();
  expect(laterWork).not.toHaveBeenCalled();
});

it('doesn’t run canceled work', async () => {
  const { afterFirstScreen, reportDrawn } = await import('./firstScreen.ts');
  const laterWork = vi.fn();
  afterFirstScreen(laterWork)();
  reportDrawn();
  rest();
  await Promise.resolve();
  expect(laterWork).not.toHaveBeenCalled();
});

it('runs the least urgent work once the parts after the first screen have loaded, too', async () => {
  const { afterEverythingLoaded, reportDrawn, holdFirstScreen } = await import('./firstScreen.ts');
  const laterWork = vi.fn();
  const called = vi.fn();
  afterEverythingLoaded(laterWork);
  afterEverythingLoaded(called)();
  reportDrawn();
  rest();
  await Promise.resolve();
  const cardsCame = holdFirstScreen();
  rest();
  await Promise.resolve();
  expect(laterWork).not.toHaveBeenCalled();
  cardsCame();
  rest();
  expect(laterWork).toHaveBeenCalledOnce();
  expect(called).not.toHaveBeenCalled();
});
