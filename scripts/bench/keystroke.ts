import type { Page } from '@playwright/test';
import { at, emptyFrame, slowedDown } from './frames.ts';

export interface KeystrokeFigures {
  /** Median and 95th percentile of the main thread's work from the key event to the end of the frame that paints it, in ms. */
  workMedian: number;
  work95: number;
  /** Median length of a frame in which nothing happens, ms. */
  emptyFrame: number;
  /** Share of keystrokes that were on the artboard in the very next frame, 0–1. */
  inNextFrame: number;
}

/**
 * Types into a field of the open designer at 4× CPU slowdown and watches the artboard. A keystroke counts as painted in the
 * next frame when the artboard's text has its letter by the first animation frame after the key event.
 */
export const measureKeystrokes = (page: Page, field: string, letters: number): Promise<KeystrokeFigures> =>
  slowedDown(page, async () => {
    const input = page.getByLabel(field, { exact: true });
    await input.fill('');
    await input.focus();

    const frame = await emptyFrame(page);
    await page.evaluate(() => {
      const samples: { work: number; painted: boolean }[] = [];
      Object.assign(window, { keystrokeSamples: samples });
      document.addEventListener(
        'input',
        (event) => {
          // The event's timestamp is its arrival in the browser, before the page receives it.
          const begin = event.timeStamp;
          const { value } = event.target as HTMLInputElement;
          requestAnimationFrame(() => {
            const look = () => {
              // Measured before the check for the character, so the check doesn't count.
              const work = performance.now() - begin;
              const mails = [...document.querySelectorAll('iframe')].map(
                (frame) => frame.contentDocument?.body,
              );
              const painted = [...document.querySelectorAll('[data-artboard]'), ...mails].some((piece) =>
                piece?.textContent
                  ?.replaceAll('\u00a0', ' ')
                  .toLowerCase()
                  .includes(value.trim().toLowerCase()),
              );
              samples.push({ work, painted });
            };
            // Runs before anything the page defers until after the frame.
            void scheduler.postTask(look, { priority: 'user-blocking' });
          });
        },
        { capture: true },
      );
    });
    const alphabet = 'every panel has a second sunrise ';
    for (let count = 0; count < letters; count++) {
      await page.keyboard.insertText(alphabet[count % alphabet.length] ?? 'x');
      await page.waitForTimeout(60);
    }
    const samples = await page.evaluate(
      () =>
        (window as unknown as { keystrokeSamples: { work: number; painted: boolean }[] }).keystrokeSamples,
    );
    const work = samples.map((sample) => sample.work);
    return {
      workMedian: at(work),
      work95: at(work, 0.95),
      emptyFrame: frame,
      inNextFrame: samples.filter((sample) => sample.painted).length / samples.length,
    };
  });
