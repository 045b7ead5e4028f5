import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { keyHeaders } from '../../supabase/local/auth/keys.ts';
import { openBackend } from '../../supabase/local/openBackend.ts';
import { startServer } from '../demo.ts';
import { launchChromium } from '../launchChromium.ts';
import { sessionOf } from './backend.ts';
import { at } from './frames.ts';
import { writePart } from './report.ts';

const smallCount = 100;
const largeCount = 10_000;
const versions = 10;
const runs = 15;
const email = 'sam@daybreak.example';

/** Words that only some pieces have, as in a real library. */
const topics = ['inverter', 'battery', 'recycling', 'warehouse', 'hiring', 'certificate', 'pickup', 'module'];

declare global {
  interface Window {
    /** Time of the frame with the first cards, in milliseconds from the navigation. */
    cardsPainted?: number;
  }
}

/** Runs in the page before its first script. */
function watchCards() {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('[role="gridcell"]')) return;
    observer.disconnect();
    // The frame that shows them.
    requestAnimationFrame(() => setTimeout(() => Object.assign(window, { cardsPainted: performance.now() })));
  }).observe(document, { childList: true, subtree: true });
}

async function measure(page: Page, origin: string) {
  const { access_token } = await sessionOf(origin, email);
  const ask = async (name: string, data: object) => {
    const answer = await fetch(`${origin}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: keyHeaders(access_token),
      body: JSON.stringify(data),
    });
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as unknown;
  };

  /** Server response times in milliseconds. */
  const answers = async (data: object) => {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const begin = performance.now();
      await ask('search_pieces', { page_size: 60, ...data });
      times.push(performance.now() - begin);
    }
    return at(times);
  };
  const opening = await answers({});
  const letters: number[] = [];
  for (const question of ['b', 'ba', 'bat', 'batt', 'batte']) letters.push(await answers({ question }));

  // Measured inside the page: an outside observer would wait for the thumbnails too.
  await page.addInitScript(watchCards);
  const paintTimes: number[] = [];
  const openTimes: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    await page.goto('/profile');
    await page.waitForLoadState('networkidle');
    await page.goto('/marketing-materials?view=pieces');
    await page.waitForFunction(() => window.cardsPainted !== undefined);
    const { asked, painted } = await page.evaluate(() => ({
      asked: performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/rpc/search_pieces'))
        ?.startTime,
      painted: window.cardsPainted,
    }));
    paintTimes.push((painted ?? Number.NaN) - (asked ?? Number.NaN));
    openTimes.push(painted ?? Number.NaN);
  }
  return { opening, letter: at(letters), shown: at(paintTimes), opened: at(openTimes) };
}

/** Inserts one person's pieces with their versions into the database in bulk: saving them one by one takes an hour. */
async function fill(folder: string, count: number) {
  const backend = await openBackend({ folder, origin: 'http://localhost' });
  try {
    await backend.sql(
      `insert into public.pieces (id, owner_id, designer, designer_version, brand_version, name, draft, version, updated_by, updated_at)
       select gen_random_uuid(), me.id, 'poster', 1, '1.0', 'Piece ' || n || ' about ' || topics[1 + n % 8],
         jsonb_build_object('title', topics[1 + (n * 3) % 8] || ' number ' || n, 'subtitle', 'Bring it to us.'),
         $3, me.id, now() - n * interval '1 minute'
       from auth.users as me cross join (select $2::text[] as topics) as words cross join generate_series(1, $4::integer) as n
       where me.email = $1`,
      [email, topics, versions, count],
    );
    await backend.sql(
      `insert into public.piece_versions (piece_id, version, draft, pictures, designer_version, brand_version, revision, saved_by)
       select id, step, draft, '{}', 1, '1.0', step, owner_id from public.pieces cross join generate_series(1, $1::integer) as step`,
      [versions],
    );
    await backend.sql('analyze');
    const [counts] = await backend.sql<{ pieces: number; versions: number }>(
      `select (select count(*) from public.pieces)::integer as pieces, (select count(*) from public.piece_versions)::integer as versions`,
    );
    if (counts?.pieces !== count || counts.versions !== count * versions)
      throw new Error(`The library holds ${counts?.pieces} pieces and ${counts?.versions} versions.`);
  } finally {
    await backend.close();
  }
}

async function inItsOwnServer(count: number) {
  const folder = mkdtempSync(join(tmpdir(), 'daybreak-pieces-'));
  await fill(folder, count);
  const server = await startServer(0, { DAYBREAK_DATA: folder });
  const browser = await launchChromium();
  try {
    const page = await (await browser.newContext({ baseURL: server.origin })).newPage();
    await page.goto('/robots.txt');
    const session = JSON.stringify(await sessionOf(server.origin, email));
    await page.evaluate((sessionJson) => localStorage.setItem('daybreak-session', sessionJson), session);
    return { ...(await measure(page, server.origin)), version: browser.version() };
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}

const small = await inItsOwnServer(smallCount);
const large = await inItsOwnServer(largeCount);
const row = (what: string, figure: 'opening' | 'letter' | 'shown' | 'opened') => [
  what,
  `${small[figure].toFixed(1)} ms`,
  `${large[figure].toFixed(1)} ms`,
  `${(large[figure] / small[figure]).toFixed(2)} ×`,
];
const rows = [
  row('The server’s answer when the library opens, 60 pieces', 'opening'),
  row('The server’s answer to a keystroke in its search', 'letter'),
  row('From asking to the frame with the cards', 'shown'),
  row('From the address to that frame, the portal itself among it', 'opened'),
];
for (const cells of rows) console.log(cells.join('  '));
writePart(
  'Pieces in the library',
  'pnpm bench pieces',
  `Chromium ${large.version}`,
  [
    `On the embedded backend, each piece with ${versions} versions; the median of several runs. The promise: 300 ms to open, 50 ms for a keystroke, and at most 1.3 × for a hundred times as many. The last line is a page load with the portal's files in the browser's cache.`,
    `Processes that wanted one of the ${availableParallelism()} cores in the last five minutes of the run: ${loadavg()[1]?.toFixed(1)}.`,
  ],
  [
    ['What', `${smallCount} pieces`, `${largeCount.toLocaleString('en-US')} pieces`, 'Ratio in the same run'],
    ...rows,
  ],
);
