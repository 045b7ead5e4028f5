// The benchmark of many pieces in two versions of the brand, in Chromium.
import '@daybreak/brand/styles.css';
import '@daybreak/ui/styles.css';
import { brandNow } from '@daybreak/brand';
import { everySheet } from '../../contactSheet/sheets.ts';
import { loadType } from '../../src/editor/artwork/testing/drawPiece.tsx';
import { brandChanges } from '../../src/editor/brandUpdate/brandChanges.ts';
import { changedLook, type StoredLook, storedLook } from '../../src/editor/brandUpdate/storedLook.ts';
import { brandTwo } from '../../src/editor/brandUpdate/testing/brandTwo.ts';
import { seeded } from '../../src/editor/brandUpdate/testing/seeded.ts';
import type { Designer } from '../../src/editor/designer.ts';
import { type AnyDraft, optionsOf } from '../../src/editor/fields/fields.ts';
import { defaultUserDetails } from '../../src/editor/userDetails/userDetails.ts';

const data = { user: defaultUserDetails, images: [] };

/** Every example of every designer in every theme. */
const looks = everySheet.flatMap(({ designer }) => {
  const { theme } = designer.fields;
  const themes = theme?.kind === 'choice' ? optionsOf(theme, {}).map(({ value }) => value) : [''];
  return [{}, ...Object.values(designer.examples)].flatMap((example) =>
    themes.map((value): [Designer, AnyDraft] => [designer, { ...example, theme: value } as AnyDraft]),
  );
});

/** Spreads the pieces over all designers and themes. An index beyond the number of looks repeats one. */
function pieceAt(index: number): [Designer, AnyDraft] {
  const look = looks[(index * 7) % looks.length];
  if (!look) throw new Error('There are no pieces.');
  return look;
}

export interface BrandUpdateFigures {
  milliseconds: number;
  /** Number of pieces by what changed; the empty name means no change. */
  findingCounts: Record<string, number>;
  failed: string[];
  /** Milliseconds of each task over 50 ms, sorted. */
  longTasks: number[];
  waits: number[];
}

const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 }));

let compared: readonly (readonly string[])[] = [];

/** Compares this many pieces as the portal's page does, one at a time while idle. */
export async function compareMany(count: number): Promise<BrandUpdateFigures> {
  await loadType();
  const versions = { before: brandNow, after: await brandTwo() };
  const longTasks: number[] = [];
  const observer = new PerformanceObserver((list) =>
    longTasks.push(...list.getEntries().map(({ duration }) => duration)),
  );
  observer.observe({ type: 'longtask' });
  const waits: number[] = [];
  const channel = new MessageChannel();
  let sent = 0;
  channel.port1.onmessage = () => waits.push(performance.now() - sent);
  const due = { at: performance.now() };
  const ping = setInterval(() => {
    // Counts from when the ping was due, because a busy page sends it late.
    due.at = Math.max(due.at + 100, performance.now() - 5_000);
    sent = Math.min(due.at, performance.now());
    due.at = performance.now();
    channel.port2.postMessage('');
  }, 100);
  const results: (readonly string[])[] = [];
  const failed: string[] = [];
  const begin = performance.now();
  for (let index = 0; index < count; index += 1) {
    await idle();
    const [designer, draft] = pieceAt(index);
    try {
      results[index] = (await brandChanges(designer, draft, data, versions)).changes;
    } catch (error) {
      failed.push(`${designer.id} ${JSON.stringify(draft)}: ${error}`);
    }
  }
  const milliseconds = performance.now() - begin;
  clearInterval(ping);
  observer.disconnect();
  const found: Record<string, number> = {};
  for (const changes of results) {
    const name = changes?.join(' and ') ?? 'not compared';
    found[name] = (found[name] ?? 0) + 1;
  }
  compared = results;
  const sort = (numbers: number[]) => numbers.sort((one, other) => one - other);
  return { milliseconds, findingCounts: found, failed, longTasks: sort(longTasks), waits: sort(waits) };
}

export interface LookFigures {
  /** Milliseconds to draw and store all looks; `checking` is the time to draw them again and compare. */
  storing: number;
  checking: number;
  /** Pieces whose second look differs from the first. */
  wrong: string[];
}

/** Stores the looks of this many pieces and checks them again, one at a time while idle. */
export async function checkLooks(count: number): Promise<LookFigures> {
  await loadType();
  const begin = performance.now();
  const stored: StoredLook[] = [];
  for (let index = 0; index < count; index += 1) {
    await idle();
    stored.push(await storedLook(...pieceAt(index), data));
  }
  const middle = performance.now();
  const wrong: string[] = [];
  for (const [index, before] of stored.entries()) {
    await idle();
    const { sides } = await changedLook(before, await storedLook(...pieceAt(index), data, before));
    if (sides.length > 0) wrong.push(`${pieceAt(index)[0].id} ${index} looks different from itself`);
  }
  return { storing: middle - begin, checking: performance.now() - middle, wrong };
}

/** Returns the pieces of the last comparison whose changes differ from the seeded ones. */
export async function checkSeeded(): Promise<{ wrong: string[] }> {
  const wrong: string[] = [];
  for (const [index, changes] of compared.entries()) {
    if (!changes) continue;
    const [designer, draft] = pieceAt(index);
    const expected = await seeded(designer, draft, data);
    if (changes.join() !== expected.join())
      wrong.push(`${designer.id} ${JSON.stringify(draft)}: ${changes.join()}, not ${expected.join()}`);
  }
  return { wrong };
}
