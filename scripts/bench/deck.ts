import type { Page } from '@playwright/test';
import { at } from './frames.ts';

export interface TurnFigures {
  /** Median and 95th percentile from the key press to the end of the frame that paints the slide, in milliseconds. */
  median: number;
  in95: number;
  /** Median length of a frame in which nothing happens, in milliseconds. */
  emptyFrame: number;
}

/** Turns the slides of the open deck back and forth with the arrow keys, with its pictures loaded. */
export async function measureTurns(page: Page, rounds = 4): Promise<TurnFigures> {
  const { turns, frames } = await page.evaluate(async (rounds) => {
    const painted = () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve();
          port2.postMessage(undefined);
        }),
      );
    const press = async (key: string) => {
      const begin = performance.now();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      await painted();
      return performance.now() - begin;
    };
    const frame = async () => {
      const first = await new Promise<number>(requestAnimationFrame);
      return (await new Promise<number>(requestAnimationFrame)) - first;
    };
    const keys = [...Array(8).fill('ArrowRight'), ...Array(8).fill('ArrowLeft')];
    const turns: number[] = [];
    const frames: number[] = [];
    for (let round = 0; round < rounds; round += 1)
      for (const key of keys) {
        turns.push(await press(key));
        await new Promise((resolve) => setTimeout(resolve, 150));
        frames.push(await frame());
      }
    return { turns, frames };
  }, rounds);
  return { median: at(turns), in95: at(turns, 0.95), emptyFrame: at(frames) };
}
