import type { Browser, BrowserContextOptions, CDPSession } from '@playwright/test';

/** A mid-range phone on a slow connection, the way field data measures arrivals: sizes in CSS pixels, times in milliseconds. */
const phone = { viewport: { width: 412, height: 823 }, slowdown: 4, latency: 150 };
/** Bytes per second: 1.6 and 0.75 Mbit/s. */
const line = { down: 1_600_000 / 8, up: 750_000 / 8 };
/** Milliseconds without a request until a page counts as loaded, and maximum milliseconds to wait. */
const quiet = 1_000;
const timeout = 8_000;

/** The storage of a signed-in browser. */
export type SignedIn = BrowserContextOptions['storageState'];

export interface Arrival {
  /** Largest contentful paint, in milliseconds from the navigation. */
  painted: number;
  /** Total blocking time until the page had loaded: the time beyond 50 ms of each long task. */
  blocked: number;
  /** The sum of all layout shifts. */
  shift: number;
  /** Kilobytes (1,024 bytes) on the wire until the largest paint: all of them, and scripts alone. */
  kib: number;
  scriptKib: number;
  /** Requests that began before the largest paint. */
  requests: number;
  /** The element of the largest paint, for anyone looking into a figure. */
  element: string;
}

interface RequestRecord {
  at: number;
  url: string;
  script: boolean;
  bytes: number;
}

/** Opens an address in a browser that has never seen it, on the slow phone, and watches until nothing more loads. */
export async function arriveAt(browser: Browser, address: string, signedIn?: SignedIn): Promise<Arrival> {
  const context = await browser.newContext({ viewport: phone.viewport, storageState: signedIn });
  try {
    const page = await context.newPage();
    await page.addInitScript(watch);
    const session = await context.newCDPSession(page);
    const traffic = await watchRequests(session);
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: phone.latency,
      downloadThroughput: line.down,
      uploadThroughput: line.up,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: phone.slowdown });
    await page.goto(address, { waitUntil: 'load' });
    await untilQuiet(traffic.open, traffic.last);
    const { begin, ...seen } = await page.evaluate(() => window.arrival());
    const before = traffic.requests.filter(({ at }) => at * 1000 - begin < seen.painted);
    const kibOf = (requests: RequestRecord[]) => requests.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
    return {
      ...seen,
      kib: kibOf(before),
      scriptKib: kibOf(before.filter(({ script }) => script)),
      requests: before.length,
    };
  } finally {
    await context.close();
  }
}

declare global {
  interface Window {
    arrival: () => Pick<Arrival, 'painted' | 'blocked' | 'shift' | 'element'> & { begin: number };
  }
}

/** Runs in the page before its first script. */
function watch() {
  const all: Record<string, PerformanceEntry[]> = {};
  for (const type of ['largest-contentful-paint', 'longtask', 'layout-shift']) {
    all[type] = [];
    new PerformanceObserver((list) => all[type]?.push(...list.getEntries())).observe({
      type,
      buffered: true,
    });
  }
  window.arrival = () => {
    const largest = all['largest-contentful-paint']?.at(-1) as
      | (PerformanceEntry & { element?: Element; url: string })
      | undefined;
    return {
      begin: performance.timeOrigin,
      painted: largest?.startTime ?? Number.NaN,
      element: largest?.url.split('/').pop() || (largest?.element?.textContent ?? 'gone').slice(0, 30),
      blocked: (all.longtask ?? []).reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
      shift: (all['layout-shift'] ?? []).reduce(
        (sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value,
        0,
      ),
    };
  };
}

/** Tracks every request of the page: the bytes it brought, and which ones are still pending. */
async function watchRequests(session: CDPSession) {
  const requests = new Map<string, RequestRecord>();
  const open = new Set<string>();
  let latest = Date.now();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, wallTime, request, type }) => {
    if (!request.url.startsWith('http')) return;
    requests.set(requestId, { at: wallTime, url: request.url, script: type === 'Script', bytes: 0 });
    open.add(requestId);
  });
  const end = (id: string) => {
    open.delete(id);
    latest = Date.now();
  };
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
    end(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId));
  return {
    get requests() {
      return [...requests.values()];
    },
    open: () => open.size,
    last: () => latest,
  };
}

async function untilQuiet(open: () => number, last: () => number): Promise<void> {
  const giveUp = Date.now() + timeout;
  while (Date.now() < giveUp && (open() > 0 || Date.now() - last() < quiet))
    await new Promise((resolve) => setTimeout(resolve, 100));
}
