import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPart, PartError, preloadPart, whenPartMissing } from './loadPart.ts';

const waits = [1, 1];
const gone = () => new TypeError('Failed to fetch dynamically imported module: https://x.test/a-1a2b.js');
const rerender = vi.fn(async () => undefined);

beforeEach(() => whenPartMissing(rerender));
afterEach(() => {
  vi.clearAllMocks();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A part that loads after this many failures. */
function partAfter(failures: number) {
  let asked = 0;
  const load = vi.fn(async () => {
    asked += 1;
    if (asked <= failures) throw gone();
    return 'part';
  });
  return load;
}

describe('loading a part', () => {
  it('requests a part once if it loads', async () => {
    const load = partAfter(0);
    await expect(loadPart(load, { waits })).resolves.toBe('part');
    expect(load).toHaveBeenCalledOnce();
    expect(rerender).not.toHaveBeenCalled();
  });

  it('retries, and checks once for another build first', async () => {
    const load = partAfter(2);
    await expect(loadPart(load, { waits })).resolves.toBe('part');
    expect(load).toHaveBeenCalledTimes(3);
    expect(rerender).toHaveBeenCalledOnce();
  });

  it('waits for the check for a new build before it retries', async () => {
    whenPartMissing(() => new Promise(() => undefined));
    const load = partAfter(1);
    void loadPart(load, { waits });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(load).toHaveBeenCalledOnce();
  });

  it('fails after the last attempt, with an error that contains no address', async () => {
    const load = partAfter(9);
    const failure = await loadPart(load, { waits }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(PartError);
    expect((failure as PartError).message).not.toMatch(/https?:|\.js/);
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('tries the network again on the next call', async () => {
    const load = partAfter(3);
    await expect(loadPart(load, { waits })).rejects.toThrow(PartError);
    await expect(loadPart(load, { waits })).resolves.toBe('part');
  });

  it('neither waits nor checks for another build when offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const load = partAfter(1);
    await expect(loadPart(load)).rejects.toThrow(PartError);
    expect(load).toHaveBeenCalledOnce();
    expect(rerender).not.toHaveBeenCalled();
  });

  it('does not check for another build for optional parts', async () => {
    await expect(loadPart(partAfter(1), { waits, optional: true })).resolves.toBe('part');
    expect(rerender).not.toHaveBeenCalled();
  });
});

it('only logs a failed preload', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  preloadPart(partAfter(1));
  await vi.waitFor(() => expect(warned).toHaveBeenCalledOnce(), 20_000);
  expect(rerender).not.toHaveBeenCalled();
});
