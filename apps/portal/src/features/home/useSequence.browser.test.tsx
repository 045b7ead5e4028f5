import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sequence } from './messages.ts';
import { useSequence } from './useSequence.ts';

let control: ReturnType<typeof useSequence>;
function Probe() {
  control = useSequence(sequence);
  return null;
}

const host = document.createElement('div');
const root = createRoot(host);

beforeEach(() => {
  vi.useFakeTimers();
  flushSync(() => root.render(<Probe key={crypto.randomUUID()} />));
});
afterEach(() => {
  flushSync(() => root.render(null));
  vi.useRealTimers();
});

const after = (milliseconds: number) => flushSync(() => vi.advanceTimersByTime(milliseconds));

it('shows the greeting at once, the date after 3 s, the quote after 6 s and the chat card after 11 s', () => {
  const parts: [number, number][] = [];
  for (const at of [0, 2_999, 3_000, 5_999, 6_000, 10_999, 11_000]) {
    after(at - (parts.at(-1)?.[0] ?? 0));
    parts.push([at, control.visibleCount]);
  }
  expect(parts).toEqual([
    [0, 1],
    [2_999, 1],
    [3_000, 2],
    [5_999, 2],
    [6_000, 3],
    [10_999, 3],
    [11_000, 4],
  ]);
});

it('skips to the end on request and stays there', () => {
  flushSync(() => control.finish());
  expect(control.visibleCount).toBe(sequence.length);
  after(20_000);
  expect(control.visibleCount).toBe(sequence.length);
});

it('leaves no timer running after the page is left', () => {
  flushSync(() => root.render(null));
  expect(vi.getTimerCount()).toBe(0);
});
