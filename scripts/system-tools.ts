import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromiumPath } from './browser.ts';

/** Programs that tests open the exported files with, and the Debian package of each. */
const programs = {
  pdfinfo: 'poppler-utils',
  pdftotext: 'poppler-utils',
  gs: 'ghostscript',
  qpdf: 'qpdf',
  identify: 'imagemagick',
};

const onPath = (program: string) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));

function hasChromium(): boolean {
  try {
    return chromiumPath() !== '';
  } catch {
    return false;
  }
}

/** The Debian packages that this machine lacks. */
export const missingPackages = () => [
  ...(hasChromium() ? [] : ['chromium', 'chromium-headless-shell']),
  ...new Set(Object.entries(programs).flatMap(([program, debian]) => (onPath(program) ? [] : [debian]))),
];

/** Makes sure that a browser and the file checkers are there: installs them on Debian as root, else says what to install. */
export function ensureSystemTools(): void {
  const missing = missingPackages();
  if (missing.length === 0) return;
  if (process.getuid?.() !== 0 || !onPath('apt-get'))
    throw new Error(
      `These programs are needed and missing: ${missing.join(', ')}.\n` +
        `  Debian or Ubuntu: sudo apt-get install ${missing.join(' ')}\n` +
        '  macOS:            brew install poppler ghostscript qpdf imagemagick, and Google Chrome',
    );
  console.log(`Installing ${missing.join(', ')} with apt-get …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...missing, 'fonts-liberation'],
  ]) {
    const { status } = spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env });
    if (status !== 0) throw new Error(`apt-get ${args[0]} failed (exit code ${status}).`);
  }
}
