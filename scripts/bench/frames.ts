import type { Page } from '@playwright/test';

/** Returns a quantile: the median by default, or the 95th percentile with 0.95. */
export const at = (values: readonly number[], share = 0.5) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ??
  Number.NaN;

/** Runs work at 4× CPU slowdown. */
export async function slowedDown<Result>(page: Page, work: () => Promise<Result>): Promise<Result> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  try {
    return await work();
  } finally {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await session.detach();
  }
}

/** Median length of a frame in which nothing happens, ms. */
export const emptyFrame = async (page: Page): Promise<number> =>
  at(
    await page.evaluate(async () => {
      const frame = () => new Promise<number>(requestAnimationFrame);
      const lengths: number[] = [];
      for (let last = await frame(), count = 0; count < 60; count++) {
        const now = await frame();
        lengths.push(now - last);
        last = now;
      }
      return lengths;
    }),
  );

/** Measures each event of a kind, or of one key, to the end of the frame that paints its effect, in ms. */
export async function watchEvents(page: Page, kind: string, letter = ''): Promise<() => Promise<number[]>> {
  await page.evaluate(
    ([kind, letter]) => {
      const times: number[] = [];
      const watch = (event: Event) => {
        if (letter && event instanceof KeyboardEvent && event.key.toLowerCase() !== letter) return;
        // The event's timestamp is its arrival in the browser, before the page receives it.
        const begin = event.timeStamp;
        // Runs before anything the page defers until after the frame.
        requestAnimationFrame(() => {
          void scheduler.postTask(() => times.push(performance.now() - begin), { priority: 'user-blocking' });
        });
      };
      document.addEventListener(kind, watch, { capture: true });
      Object.assign(window, {
        eventTimes: () => {
          document.removeEventListener(kind, watch, { capture: true });
          return times;
        },
      });
    },
    [kind, letter] as const,
  );
  return () => page.evaluate(() => (window as unknown as { eventTimes: () => number[] }).eventTimes());
}
