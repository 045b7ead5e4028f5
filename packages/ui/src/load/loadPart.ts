import { mendStyles, stylesIn } from './mendStyles.ts';

/** A part of the application's code that could not be downloaded. */
export class PartError extends Error {
  override name = 'PartError';
  /** Lets the part be asked for again: see `lazyPart`. */
  forget: () => void = () => undefined;
}

interface LoadOptions {
  /** Something that can be done without: whoever hears of missing parts (`whenPartMissing`) is not told. */
  optional?: boolean;
  /** Milliseconds before each further attempt. */
  waits?: readonly number[];
}

const usualWaits = [400, 1_200];
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A browser that says so has no network at all; one that does not may still have none. */
export const isOffline = (): boolean => typeof navigator !== 'undefined' && navigator.onLine === false;

type Missing = () => Promise<void>;
let missing: Missing = async () => undefined;

/** Called once for each load whose first attempt failed while online, before the next attempt: the place to look for another build. */
export const whenPartMissing = (look: Missing): void => {
  missing = look;
};

/** The style sheets that each load still lacks. */
const lacking = new WeakMap<() => Promise<unknown>, Set<string>>();

/**
 * Downloads a part of the code, and tries again where that fails: `await loadPart(() => import('./engine.ts'))`. Every dynamic
 * import goes through this. Offline it does not wait for what cannot come.
 *
 * @throws {PartError} when no attempt brought it. Calling again asks the network again.
 */
export async function loadPart<Part>(
  load: () => Promise<Part>,
  { optional = false, waits = usualWaits }: LoadOptions = {},
): Promise<Part> {
  const styles = lacking.get(load) ?? new Set();
  lacking.set(load, styles);
  for (let attempt = 0; ; attempt += 1) {
    try {
      await mendStyles(styles);
      return await load();
    } catch (cause) {
      for (const href of stylesIn(cause)) styles.add(href);
      const pause = waits[attempt];
      if (pause === undefined || isOffline())
        throw new PartError('A part of the application could not be downloaded.', { cause });
      if (attempt === 0 && !optional) await missing();
      await wait(pause);
    }
  }
}

/** Downloads a part before it is asked for. A failure is no loss: whoever needs the part asks again. */
export const preloadPart = (load: () => Promise<unknown>): void => {
  load().catch((error: unknown) => console.warn('A part could not be downloaded ahead of time.', error));
};
