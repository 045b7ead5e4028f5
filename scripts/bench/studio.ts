import { expect, type Page } from '@playwright/test';
import { at, slowedDown, watchEvents } from './frames.ts';

export interface Times {
  median: number;
  in95: number;
}
const timesOf = (values: readonly number[]): Times => {
  if (values.length === 0) throw new Error('Nothing was measured.');
  return { median: at(values), in95: at(values, 0.95) };
};

const studioOf = (page: Page) => page.getByRole('dialog', { name: /studio$/ });
/** Longer than the typing pause, plus what is drawn after it. */
const restTime = 1_500;
/** Duration of a button press, in milliseconds. */
const press = 80;
const alphabet = 'every panel has a second sunrise ';

/** Opens the open designer's studio: times from the press on its button to the frame with its piece. The page rests before each opening. */
export async function measureOpening(page: Page, times: number): Promise<Times> {
  const opened: number[] = [];
  for (let count = 0; count < times; count++) {
    await page.getByRole('button', { name: 'Open studio' }).hover();
    await page.waitForTimeout(restTime);
    opened.push(
      await slowedDown(page, () =>
        page.evaluate(async () => {
          const button = [...document.querySelectorAll('button')].find(
            ({ textContent }) => textContent === 'Open studio',
          );
          const begin = performance.now();
          button?.click();
          await new Promise<void>((resolve) => {
            const look = () =>
              document.querySelector('[role="dialog"] section [data-artboard]')
                ? resolve()
                : requestAnimationFrame(look);
            look();
          });
          await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
          return performance.now() - begin;
        }),
      ),
    );
    await page.waitForTimeout(restTime);
    if (count < times - 1) await page.getByRole('button', { name: 'Close studio' }).click();
  }
  return timesOf(opened);
}

async function letters(page: Page, kind: string, count: number): Promise<Times> {
  const watched = await watchEvents(page, kind);
  for (let place = 0; place < count; place++) {
    await page.keyboard.insertText(alphabet[place % alphabet.length] ?? 'x');
    await page.waitForTimeout(80);
  }
  return timesOf(await watched());
}

/** Types letters at the end of a text on the piece, starting from an empty text. */
export async function measureLettersOnPiece(page: Page, field: string, count: number): Promise<Times> {
  const words = studioOf(page).locator('[data-artboard]').getByRole('textbox', { name: field, exact: true });
  await words.first().click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.waitForTimeout(restTime);
  return slowedDown(page, () => letters(page, 'beforeinput', count));
}

/**
 * Applies one layout after another. New words are typed before each one, so none has been drawn yet, and the pointer has
 * hovered over it for the given number of milliseconds.
 */
export async function measureLayouts(page: Page, count: number, pointing: number): Promise<Times> {
  const studio = studioOf(page);
  const choices = studio.getByRole('group', { name: 'Composition' }).getByRole('radio');
  const all = await choices.all();
  const times: number[] = [];
  for (let place = 0; place < count; place++) {
    const choice = all[(place + 1) % all.length];
    if (!choice || (await choice.isDisabled())) continue;
    await studio.getByLabel('Title', { exact: true }).first().fill(`Open evening ${place}`);
    await choice.scrollIntoViewIfNeeded();
    await page.waitForTimeout(2 * restTime);
    times.push(
      ...(await slowedDown(page, async () => {
        await choice.hover({ force: true });
        await page.waitForTimeout(pointing);
        // The click makes the choice, before its `input` event.
        const watched = await watchEvents(page, 'pointerup');
        await page.mouse.down();
        await page.waitForTimeout(press);
        await page.mouse.up();
        await page.waitForTimeout(300);
        return watched();
      })),
    );
  }
  return timesOf(times);
}

/** Undoes and redoes with the keyboard, half a second apart. */
export async function measureUndo(page: Page, count: number): Promise<Times> {
  await studioOf(page).getByRole('region', { name: 'Piece' }).focus();
  await page.waitForTimeout(2 * restTime);
  return slowedDown(page, async () => {
    // Control and Shift fire key events too.
    const watched = await watchEvents(page, 'keydown', 'z');
    for (let place = 0; place < count; place++) {
      await page.keyboard.press(
        Math.floor(place / 4) % 2 === 0 ? 'ControlOrMeta+z' : 'ControlOrMeta+Shift+z',
      );
      await page.waitForTimeout(500);
    }
    return timesOf(await watched());
  });
}

/** Frames while a picture is dragged, with one move in each. */
export async function measureCrop(page: Page, moves: number): Promise<Times> {
  const handle = studioOf(page).locator('[data-slot-handle]').first();
  await handle.focus();
  await page.waitForTimeout(restTime);
  const box = await handle.boundingBox();
  if (!box) throw new Error('There is no picture to crop.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return slowedDown(page, async () => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.evaluate(() => {
      const lengths: number[] = [];
      let last: number | undefined;
      let running = true;
      const frame = (now: number) => {
        if (last !== undefined) lengths.push(now - last);
        last = now;
        if (running) requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
      Object.assign(window, {
        frameLengths: () => {
          running = false;
          return lengths;
        },
      });
    });
    for (let move = 0; move < moves; move++) {
      await page.mouse.move(x + 40 * Math.sin(move / 6), y + 30 * Math.sin(move / 9));
      await page.waitForTimeout(12);
    }
    const lengths = await page.evaluate(() =>
      (window as unknown as { frameLengths: () => number[] }).frameLengths(),
    );
    await page.mouse.up();
    return timesOf(lengths);
  });
}

/** Marks the sizes on the board that are in view: only these follow typing. */
const markSizesInSight = (page: Page) =>
  page.evaluate(() => {
    for (const item of document.querySelectorAll<HTMLElement>('[aria-label="All sizes"] li')) {
      const { top, bottom } = item.getBoundingClientRect();
      item.toggleAttribute('data-in-sight', bottom > 0 && top < innerHeight);
    }
  });

/** Types in the form while every size of the piece is shown: times until the frame with the letter, and until all sizes in view have it. */
export async function measureAllSizes(
  page: Page,
  field: string,
  count: number,
): Promise<{ letter: Times; all: Times; boards: number }> {
  await studioOf(page).getByRole('button', { name: 'All sizes' }).click();
  await page.setViewportSize({ width: 1920, height: 1500 });
  const input = studioOf(page).getByLabel(field, { exact: true }).first();
  await input.fill('S');
  await input.focus();
  const saying = (word: string) =>
    page.evaluate(
      (word) =>
        [...document.querySelectorAll('[data-in-sight]')].filter(
          (item) => item.querySelector('[data-fit="headline"]')?.textContent?.toLowerCase() === word,
        ).length,
      word,
    );
  await markSizesInSight(page);
  await expect.poll(() => saying('s'), { timeout: 30_000 }).toBeGreaterThanOrEqual(12);
  await page.waitForTimeout(2 * restTime);
  const boards = await saying('s');
  return slowedDown(page, async () => {
    const letter = await letters(page, 'input', count);
    const all: number[] = [];
    for (let place = 0; place < 6; place++) {
      await input.fill('');
      await page.waitForTimeout(3 * restTime);
      const word = `word${place}`;
      // Starts listening before the word is typed, no matter how busy the page is.
      await page.evaluate(
        ([word, boards]) => {
          const drawnBoards = () =>
            [...document.querySelectorAll('[data-in-sight]')].filter(
              (item) => item.querySelector('[data-fit="headline"]')?.textContent?.toLowerCase() === word,
            ).length;
          const frameTime = new Promise<number>((resolve) =>
            document.addEventListener(
              'input',
              async ({ timeStamp }) => {
                while (drawnBoards() < boards) await new Promise<number>(requestAnimationFrame);
                resolve(performance.now() - timeStamp);
              },
              { once: true, capture: true },
            ),
          );
          Object.assign(window, { seen: () => frameTime });
        },
        [word, boards] as const,
      );
      await page.keyboard.insertText(word);
      all.push(await page.evaluate(() => (window as unknown as { seen: () => Promise<number> }).seen()));
      await page.waitForTimeout(restTime);
    }
    return { letter, all: timesOf(all), boards };
  });
}
