import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromiumPath, firefoxPath, hasOtherEngines } from './browser.ts';

/** Programs that tests use to open the exported files, and the Debian package of each. */
const programs = {
  pdfinfo: 'poppler-utils',
  pdftotext: 'poppler-utils',
  gs: 'ghostscript',
  qpdf: 'qpdf',
  transicc: 'liblcms2-utils',
  identify: 'imagemagick',
  unzip: 'unzip',
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

/** The Debian packages that this machine lacks, including WebKit's if its journeys were requested. */
export const missingPackages = (withWebKit = false) => [
  ...(hasChromium() ? [] : ['chromium', 'chromium-headless-shell']),
  ...(hasOtherEngines && !firefoxPath() ? ['firefox-esr'] : []),
  ...(withWebKit && !onPath('WebKitWebDriver') ? ['webkit2gtk-driver'] : []),
  ...(withWebKit && !onPath('Xvfb') ? ['xvfb'] : []),
  ...new Set(Object.entries(programs).flatMap(([program, debian]) => (onPath(program) ? [] : [debian]))),
];

/**
 * Installs packages on Debian as root.
 *
 * @param packages the Debian packages
 * @param macOS instructions for macOS
 * @throws on other machines, with instructions for installing them.
 */
export function installPackages(packages: readonly string[], macOS: string): void {
  if (process.getuid?.() !== 0 || !onPath('apt-get'))
    throw new Error(
      `These programs are needed and missing: ${packages.join(', ')}.\n` +
        `  Debian or Ubuntu: sudo apt-get install ${packages.join(' ')}\n` +
        `  macOS:            ${macOS}`,
    );
  console.log(`Installing ${packages.join(', ')} with apt-get …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ]) {
    const { status } = spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env });
    if (status !== 0) throw new Error(`apt-get ${args[0]} failed (exit code ${status}).`);
  }
}

/** Makes sure that a browser and the file checkers are installed. */
export function ensureSystemTools(withWebKit = false): void {
  const missing = missingPackages(withWebKit && hasOtherEngines);
  if (missing.length > 0)
    installPackages(
      [...missing, 'fonts-liberation'],
      'brew install poppler ghostscript qpdf imagemagick little-cms2, and Google Chrome',
    );
}
