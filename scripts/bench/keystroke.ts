import type { Page } from '@playwright/test';

export interface KeystrokeFigures {
  /** Median and 95th percentile of the main thread's work from the key event to the end of the frame that paints it, ms. */
  workMedian: number;
  work95: number;
  /** Median length of a frame in which nothing happens, ms. */
  emptyFrame: number;
  /** Share of keystrokes whose letter was on the artboard in the very next frame, 0–1. */
  inNextFrame: number;
}

const median = (values: number[], at = 0.5) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * at))] ??
  Number.NaN;

/**
 * Types into a field of the open designer at 4× CPU slowdown and watches the artboard. A letter counts as painted in the
 * next frame when the artboard's text has it by the first animation frame after the key event.
 */
export async function measureKeystrokes(
  page: Page,
  field: string,
  letters: number,
): Promise<KeystrokeFigures> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const input = page.getByLabel(field, { exact: true });
  await input.fill('');
  await input.focus();

  const emptyFrames = await page.evaluate(async () => {
    const lengths: number[] = [];
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    let last = await frame();
    for (let count = 0; count < 60; count++) {
      const now = await frame();
      lengths.push(now - last);
      last = now;
    }
    return lengths;
  });

  await page.evaluate(() => {
    const samples: { work: number; painted: boolean }[] = [];
    Object.assign(window, { keystrokeSamples: samples });
    document.addEventListener(
      'input',
      (event) => {
        const begin = performance.now();
        const { value } = event.target as HTMLInputElement;
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            const mails = [...document.querySelectorAll('iframe')].map(
              (frame) => frame.contentDocument?.body,
            );
            const shown = [...document.querySelectorAll('[data-artboard]'), ...mails].some((piece) =>
              piece?.textContent
                ?.replaceAll('\u00a0', ' ')
                .toLowerCase()
                .includes(value.trim().toLowerCase()),
            );
            samples.push({ work: performance.now() - begin, painted: shown });
          };
          port2.postMessage(undefined);
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
    () => (window as unknown as { keystrokeSamples: { work: number; painted: boolean }[] }).keystrokeSamples,
  );
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const work = samples.map((sample) => sample.work);
  return {
    workMedian: median(work),
    work95: median(work, 0.95),
    emptyFrame: median(emptyFrames),
    inNextFrame: samples.filter((sample) => sample.painted).length / samples.length,
  };
}
