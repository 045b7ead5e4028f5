import { beforeEach, expect, it, vi } from 'vitest';

const idle = new Map<number, () => void>();
let asked = 0;
beforeEach(() => {
  idle.clear();
  vi.resetModules();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => work());
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    asked += 1;
    idle.set(asked, work);
    return asked;
  });
  vi.stubGlobal('cancelIdleCallback', (place: number) => idle.delete(place));
});

const rest = () => {
  for (const work of idle.values()) work();
  idle.clear();
};

it('runs later work once no part of the first screen is loading', async () => {
  const { afterFirstScreen, reportDrawn, holdFirstScreen } = await import('./firstScreen.ts');
  const later = vi.fn();
  afterFirstScreen(later);
  reportDrawn();
  const [shellCame, pageCame] = [holdFirstScreen(), holdFirstScreen()];
  rest();
  shellCame();
  rest();
  await Promise.resolve();
  expect(later).not.toHaveBeenCalled();
  pageCame();
  rest();
  await Promise.resolve();
  expect(later).toHaveBeenCalledOnce();
});

it('waits for a part that replaces another one', async () => {
  const { afterFirstScreen, holdFirstScreen } = await import('./firstScreen.ts');
  const later = vi.fn();
  afterFirstScreen(later);
  holdFirstScreen()();
  holdFirstScreen();
  rest();
  await Promise.resolve();
  expect(later).not.toHaveBeenCalled();
});

it('doesn’t run canceled work', async () => {
  const { afterFirstScreen, reportDrawn } = await import('./firstScreen.ts');
  const later = vi.fn();
  afterFirstScreen(later)();
  reportDrawn();
  rest();
  await Promise.resolve();
  expect(later).not.toHaveBeenCalled();
});

it('runs the least urgent work once the parts after the first screen have loaded, too', async () => {
  const { afterEverythingLoaded, reportDrawn, holdFirstScreen } = await import('./firstScreen.ts');
  const later = vi.fn();
  const called = vi.fn();
  afterEverythingLoaded(later);
  afterEverythingLoaded(called)();
  reportDrawn();
  rest();
  await Promise.resolve();
  const cardsCame = holdFirstScreen();
  rest();
  await Promise.resolve();
  expect(later).not.toHaveBeenCalled();
  cardsCame();
  rest();
  expect(later).toHaveBeenCalledOnce();
  expect(called).not.toHaveBeenCalled();
});
