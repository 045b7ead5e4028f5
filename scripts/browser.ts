import { existsSync } from 'node:fs';

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
