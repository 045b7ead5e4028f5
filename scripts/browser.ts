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

/** Path of the Chromium or Chrome that tests and scripts drive. If there's none, throws with what to install. */
export function chromiumPath(): string {
  const path = candidates.find((candidate) => candidate && existsSync(candidate));
  if (path) return path;
  throw new Error(
    'No Chromium found. Install it (Debian: apt-get install chromium; macOS: brew install --cask google-chrome) or set CHROME_PATH.',
  );
}

const headlessShell = '/usr/bin/chromium-headless-shell';

/**
 * Launch options for the tests' browser: Chromium without the parts that only a window needs, which takes three
 * quarters of the work, or `chromiumPath()` on machines without that package. With hinting off, characters are as wide
 * as in a window.
 */
export const headlessBrowser = () => ({
  executablePath: !process.env.CHROME_PATH && existsSync(headlessShell) ? headlessShell : chromiumPath(),
  args: [
    '--no-sandbox',
    '--font-render-hinting=none',
    // Writes a canvas to a file right away: otherwise each write waits until the page is idle, up to a second.
    '--enable-blink-features=NoIdleEncodingForWebTests',
  ],
});

const firefoxes = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** Path of the Firefox that tests drive, if there is one. */
export const firefoxPath = () => firefoxes.find((candidate) => candidate && existsSync(candidate));

/** Linux only: Debian packages the programs that tests use to drive other engines. */
export const hasOtherEngines = process.platform === 'linux';

/**
 * Launch options for Firefox: the regular release, over WebDriver BiDi. Playwright's usual Firefox is a patched build
 * that no package registry has.
 */
export const firefoxBrowser = () => ({
  browserName: 'firefox' as const,
  channel: 'moz-firefox',
  launchOptions: launchedAs('firefox'),
});

/**
 * Launch options for WebKit: GNOME's build, since Playwright's own is patched too. Playwright treats it as a Firefox.
 */
export const webkitBrowser = () => ({
  browserName: 'firefox' as const,
  channel: 'moz-firefox',
  launchOptions: launchedAs('webkit'),
});

/** Playwright starts our script instead of the browser; the script runs in the same Node as this file. */
const launchedAs = (engine: string) => ({
  executablePath: join(import.meta.dirname, 'browsers', `${engine}.ts`),
  env: { ...process.env, PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}` },
});
