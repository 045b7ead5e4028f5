import type { Browser } from '@playwright/test';
import { sessionStorageKey } from '../../apps/portal/src/backend/supabase/storageKey.ts';
import { type Arrival, arriveAt, type SignedIn } from './arrival.ts';
import { sessionOf } from './backend.ts';
import { serveEmptyPage } from './emptyPage.ts';

/** The pages people open first. */
const signedInPages = ['/dashboard', '/staff-directory', '/marketing-materials'];

/** Returns the designers' addresses, as the Marketing Center links to them. */
async function designersOf(browser: Browser, origin: string, signedIn: SignedIn): Promise<string[]> {
  const page = await browser.newPage({ storageState: signedIn });
  try {
    await page.goto(`${origin}/marketing-materials`);
    const links = page.locator('a[href*="?type="]');
    await links.first().waitFor();
    const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    // The hub links each more than once, some of them to its studio.
    return [...new Set(found.map((href) => href.replace('&view=studio', '')))];
  } finally {
    await page.close();
  }
}

export interface PageArrival extends Arrival {
  page: string;
  /** Relative to the base's largest paint. */
  ratio: number;
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;

/** Returns the run whose largest paint is the median, with the medians of the other measurements. */
function middle(runs: Arrival[]): Arrival {
  const painted = median(runs.map((run) => run.painted));
  const typical = runs.find((run) => run.painted === painted);
  if (!typical) throw new Error('A page painted nothing.');
  return {
    ...typical,
    blocked: median(runs.map(({ blocked }) => blocked)),
    shift: median(runs.map(({ shift }) => shift)),
  };
}

/**
 * Measures how the pages arrive in a browser that has never seen them, signed in through its storage, compared with the empty page. Each
 * round opens all of them once, including the base, so anything else the machine does affects all of them equally. The first round also
 * waits for the server to compress each file; the median leaves that out.
 */
export async function measureArrivals(
  browser: Browser,
  origin: string,
  { rounds = 5, only = '' } = {},
): Promise<PageArrival[]> {
  const signedIn: SignedIn = {
    cookies: [],
    origins: [
      {
        origin,
        localStorage: [
          { name: sessionStorageKey, value: JSON.stringify(await sessionOf(origin, 'sam@daybreak.example')) },
        ],
      },
    ],
  };
  const base = await serveEmptyPage();
  try {
    const pages: Record<string, () => Promise<Arrival>> = {
      'an empty page of 355 KiB behind React and its router': () => arriveAt(browser, base.origin),
      '/sign-in': () => arriveAt(browser, `${origin}/sign-in`),
    };
    for (const path of [...signedInPages, ...(await designersOf(browser, origin, signedIn))])
      if (path.includes(only)) pages[path] = () => arriveAt(browser, `${origin}${path}`, signedIn);

    const runs = Object.entries(pages).map(([page, open]) => ({ page, open, seen: [] as Arrival[] }));
    for (let round = 0; round < rounds; round += 1)
      for (const { open, seen } of runs) seen.push(await open());
    const middles = runs.map(({ page, seen }) => ({ page, ...middle(seen) }));
    return middles.map((arrival) => ({ ...arrival, ratio: arrival.painted / (middles[0]?.painted ?? 1) }));
  } finally {
    await base.close();
  }
}
