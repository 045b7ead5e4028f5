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

it('what is not on the first screen waits until no part of it is on its way', async () => {
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

it('waits for one part that is shown in the place of another', async () => {
  const { afterFirstScreen, holdFirstScreen } = await import('./firstScreen.ts');
  const later = vi.fn();
  afterFirstScreen(later);
  holdFirstScreen()();
  holdFirstScreen();
  rest();
  await Promise.resolve();
  expect(later).not.toHaveBeenCalled();
});

it('does not begin what was called off', async () => {
  const { afterFirstScreen, reportDrawn } = await import('./firstScreen.ts');
  const later = vi.fn();
  afterFirstScreen(later)();
  reportDrawn();
  rest();
  await Promise.resolve();
  expect(later).not.toHaveBeenCalled();
});

it('what no one waits for begins once the parts after the first screen are there, too', async () => {
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
