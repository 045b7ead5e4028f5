import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `node packages/designers/scripts/clientSupport.ts <git folder of hteumeuleu/caniemail>` records which mail clients lack features that our
 * emails use. Run it again after the emails' HTML changes, or once a year.
 */
const [repository] = process.argv.slice(2);
if (!repository)
  throw new Error('Name the git folder of a clone of https://github.com/hteumeuleu/caniemail.');
const git = (...args: string[]) =>
  execFileSync('git', ['-C', repository, ...args], { encoding: 'utf8' }).trim();

/** Features that `email/html` uses, by their file in caniemail. */
const features = [
  'css-at-media',
  'css-at-media-prefers-color-scheme',
  'css-border-radius',
  'css-letter-spacing',
  'css-max-width',
  'css-overflow-wrap',
  'css-text-wrap',
];

const clients = [
  ['apple-mail', 'macos', 'Apple Mail'],
  ['apple-mail', 'ios', 'Apple Mail on iPhone'],
  ['gmail', 'desktop-webmail', 'Gmail'],
  ['gmail', 'android', 'Gmail on Android'],
  ['outlook', 'windows', 'Outlook for Windows'],
  ['outlook', 'outlook-com', 'Outlook.com'],
  ['outlook', 'macos', 'Outlook for Mac'],
  ['samsung-email', 'android', 'Samsung Email'],
  ['thunderbird', 'macos', 'Thunderbird'],
  ['yahoo', 'desktop-webmail', 'Yahoo Mail'],
] as const;

type Stats = Record<string, Record<string, Record<string, string>>>;

/** The front matter writes `stats` as an object with unquoted plain keys and trailing commas. */
function statsOf(feature: string): Stats {
  const file = git('show', `HEAD:_features/${feature}.md`);
  const block = /^stats: (\{[\s\S]*?^\})/m.exec(file)?.[1];
  if (!block) throw new Error(`${feature} has no stats.`);
  return JSON.parse(block.replaceAll(/([{,]\s*)([\w-]+):/g, '$1"$2":').replaceAll(/,(\s*\})/g, '$1'));
}

/** The newest tested version comes last. `n` means no support. */
const lacking = (stats: Stats) =>
  clients
    .filter(([family, platform]) =>
      Object.values(stats[family]?.[platform] ?? {})
        .at(-1)
        ?.startsWith('n'),
    )
    .map(([, , label]) => label);

const table = Object.fromEntries(features.map((feature) => [feature, lacking(statsOf(feature))]));
const target = join(import.meta.dirname, '../src/designers/email/checks/clientSupport.ts');
writeFileSync(
  target,
  `/** Written by \`scripts/clientSupport.ts\` from https://www.caniemail.com (hteumeuleu/caniemail, MIT). */

/** Day of the data. */
export const supportDate = '${git('log', '-1', '--format=%cs')}';

/** Mail clients whose newest tested version lacks a feature, by caniemail's name of it. */
export const clientsWithout = ${JSON.stringify(table, null, 2)} as const;
`,
);
execFileSync('pnpm', ['exec', 'biome', 'check', '--write', target], { stdio: 'inherit' });
