import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tolerantStorage } from './tolerantStorage.ts';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

function storage(values: Map<string, string>, room: { left: boolean }): Storage {
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem(key: string, value: string) {
      if (!room.left) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      values.set(key, value);
    },
    removeItem: (key: string) => void values.delete(key),
  } as unknown as Storage;
}

it('stores values in the browser', () => {
  const values = new Map<string, string>();
  const tolerant = tolerantStorage(() => storage(values, { left: true }));
  tolerant.setItem('session', 'one');
  expect(values.get('session')).toBe('one');
  expect(tolerant.getItem('session')).toBe('one');
});

it('still reads the session from a full storage', () => {
  const tolerant = tolerantStorage(() => storage(new Map([['session', 'one']]), { left: false }));
  expect(tolerant.getItem('session')).toBe('one');
});

it('keeps values that don’t fit for the page’s lifetime, and stores them once there’s room', () => {
  const values = new Map([['session', 'old']]);
  const room = { left: false };
  const tolerant = tolerantStorage(() => storage(values, room));
  tolerant.setItem('session', 'new');
  expect(tolerant.getItem('session')).toBe('new');
  room.left = true;
  tolerant.setItem('session', 'newer');
  expect(values.get('session')).toBe('newer');
});

it('signs no one out and breaks nothing if storage is blocked', () => {
  const tolerant = tolerantStorage(() => {
    throw new DOMException('Storage is blocked.', 'SecurityError');
  });
  tolerant.setItem('session', 'one');
  expect(tolerant.getItem('session')).toBe('one');
  tolerant.removeItem('session');
  expect(tolerant.getItem('session')).toBeNull();
});
