import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

const candidates = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Path of the Chromium or Chrome that tests and scripts drive. Throws, with what to install, when there is none. */
export function chromiumPath(): string {
  const path = candidates.find((candidate) => candidate && existsSync(candidate));
  if (path) return path;
  throw new Error(
    'No Chromium found. Install it (Debian: apt-get install chromium; macOS: brew install --cask google-chrome) or set CHROME_PATH.',
  );
}

const headlessShell = '/usr/bin/chromium-headless-shell';

/**
 * How tests start their browser: Chromium without the parts that only a window needs, which does the same for three quarters of the
 * work, or the one above where a machine has no such package. Letters are as wide as in a window, where no hinting moves their edges.
 */
export const headlessBrowser = () => ({
  executablePath: !process.env.CHROME_PATH && existsSync(headlessShell) ? headlessShell : chromiumPath(),
  args: [
    '--no-sandbox',
    '--font-render-hinting=none',
    // A canvas is written as a file at once: otherwise each waits for a moment when the page is idle, up to a second.
    '--enable-blink-features=NoIdleEncodingForWebTests',
  ],
});

const firefoxes = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** Path of the Firefox that tests drive, if there is one. */
export const firefoxPath = () => firefoxes.find((candidate) => candidate && existsSync(candidate));

/** Where Debian has the programs that tests drive other engines with. */
export const hasOtherEngines = process.platform === 'linux';

/**
 * How tests start Firefox: the one that people have, over WebDriver BiDi. Playwright's usual one is a patched build of its own, which
 * no package registry has.
 */
export const firefoxBrowser = () => ({
  browserName: 'firefox' as const,
  channel: 'moz-firefox',
  launchOptions: launchedAs('firefox'),
});

/** How tests start WebKit: the one of GNOME, as Playwright's own is a patched build too. To Playwright it is a Firefox. */
export const webkitBrowser = () => ({
  browserName: 'firefox' as const,
  channel: 'moz-firefox',
  launchOptions: launchedAs('webkit'),
});

/** Playwright starts a script of ours in place of the browser; the script runs in the Node that runs this. */
const launchedAs = (engine: string) => ({
  executablePath: join(import.meta.dirname, 'browsers', `${engine}.ts`),
  env: { ...process.env, PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}` },
});
