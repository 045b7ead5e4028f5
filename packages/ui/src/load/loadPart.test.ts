import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPart, PartError, preloadPart, whenPartMissing } from './loadPart.ts';

const waits = [1, 1];
const gone = () => new TypeError('Failed to fetch dynamically imported module: https://x.test/a-1a2b.js');
const look = vi.fn(async () => undefined);

beforeEach(() => whenPartMissing(look));
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
  it('asks once for what comes', async () => {
    const load = partAfter(0);
    await expect(loadPart(load, { waits })).resolves.toBe('part');
    expect(load).toHaveBeenCalledOnce();
    expect(look).not.toHaveBeenCalled();
  });

  it('tries again, and looks once for another build before it does', async () => {
    const load = partAfter(2);
    await expect(loadPart(load, { waits })).resolves.toBe('part');
    expect(load).toHaveBeenCalledTimes(3);
    expect(look).toHaveBeenCalledOnce();
  });

  it('waits for the check for a new build: a page that is about to reload requests nothing more', async () => {
    whenPartMissing(() => new Promise(() => undefined));
    const load = partAfter(1);
    void loadPart(load, { waits });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(load).toHaveBeenCalledOnce();
  });

  it('fails with an error that names no address, after the last attempt', async () => {
    const load = partAfter(9);
    const failure = await loadPart(load, { waits }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(PartError);
    expect((failure as PartError).message).not.toMatch(/https?:|\.js/);
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('asks the network again when it is called again', async () => {
    const load = partAfter(3);
    await expect(loadPart(load, { waits })).rejects.toThrow(PartError);
    await expect(loadPart(load, { waits })).resolves.toBe('part');
  });

  it('does not wait offline for what cannot come, nor look for another build', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const load = partAfter(1);
    await expect(loadPart(load)).rejects.toThrow(PartError);
    expect(load).toHaveBeenCalledOnce();
    expect(look).not.toHaveBeenCalled();
  });

  it('looks for no other build for the sake of what can be done without', async () => {
    await expect(loadPart(partAfter(1), { waits, optional: true })).resolves.toBe('part');
    expect(look).not.toHaveBeenCalled();
  });
});

it('a part that does not come ahead of time is only logged', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  preloadPart(partAfter(1));
  await vi.waitFor(() => expect(warned).toHaveBeenCalledOnce(), 20_000);
  expect(look).not.toHaveBeenCalled();
});
