import { retryStyles, stylesIn } from './retryStyles.ts';

/** A part of the application's code that couldn't be downloaded. */
export class PartError extends Error {
  override name = 'PartError';
  /** Allows another request for the part: see `lazyPart`. */
  forget: () => void = () => undefined;
}

interface LoadOptions {
  /** True for optional parts: the listener for missing parts (`whenPartMissing`) isn't called. */
  optional?: boolean;
  /** Milliseconds before each further attempt. */
  waits?: readonly number[];
}

const retryDelays = [400, 1_200];
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A browser that reports being offline has no network at all; one that doesn't may still have none. */
export const isOffline = (): boolean => typeof navigator !== 'undefined' && navigator.onLine === false;

type MissingPartHandler = () => Promise<void>;
let onMissingPart: MissingPartHandler = async () => undefined;

/**
 * Sets a check for another build. It's called once per load whose first attempt failed while online, before the next.
 */
export const whenPartMissing = (rerender: MissingPartHandler): void => {
  onMissingPart = rerender;
};

/** The style sheets that each load is still missing. */
const partError = new WeakMap<() => Promise<unknown>, Set<string>>();

/**
 * Downloads a part of the code, and retries if that fails: `await loadPart(() => import('./engine.ts'))`. Every dynamic
 * import goes through this. It doesn't retry when offline.
 *
 * @throws {PartError} when no attempt succeeded. Calling it again tries the network again.
 */
export async function loadPart<Part>(
  load: () => Promise<Part>,
  { optional = false, waits = retryDelays }: LoadOptions = {},
): Promise<Part> {
  const styles = partError.get(load) ?? new Set();
  partError.set(load, styles);
  for (let attempt = 0; ; attempt += 1) {
    try {
      await retryStyles(styles);
      return await load();
    } catch (cause) {
      for (const href of stylesIn(cause)) styles.add(href);
      const pause = waits[attempt];
      if (pause === undefined || isOffline())
        throw new PartError("Couldn't download a part of the application.", { cause });
      if (attempt === 0 && !optional) await onMissingPart();
      await wait(pause);
    }
  }
}

/** Downloads a part before it's requested. A failure does no harm: the code that needs the part requests it again. */
export const preloadPart = (load: () => Promise<unknown>): void => {
  load().catch((error: unknown) => console.warn("Couldn't download a part ahead of time.", error));
};
