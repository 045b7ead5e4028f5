import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkConsumers } from './packages/consumers.ts';
import { type Packed, pack, unpackedBytes } from './packages/pack.ts';
import { problemsOf } from './packages/rules.ts';
import { run } from './packages/run.ts';
import { sizesProblem } from './packages/sizes.ts';

// Proves that the packages work as published: packs each, checks the tarballs against our rules, publint and attw, then
// installs them in sites outside the workspace, which it type-checks, builds and opens. With `--write` it first
// rewrites the sizes in the packages' READMEs.

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'daybreak-packages-'));

/** Entries that aren't modules: attw only understands scripts. */
const files = [
  './styles.css',
  './tokens.json',
  './tokens.hex.json',
  './palette.ase',
  './palette.rgb.ase',
  './llms.txt',
  './assets/*',
];

async function checkTarball(packed: Packed): Promise<void> {
  const { manifest, tarball } = packed;
  const readme = join(root, 'packages', manifest.name.slice('@daybreak/'.length), 'README.md');
  const problems = [
    ...problemsOf(packed),
    sizesProblem(packed, readme, process.argv.includes('--write')),
  ].filter((problem) => problem !== undefined);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  await run(`${manifest.name}: publint`, 'pnpm', ['exec', 'publint', '--strict', tarball], root);
  const attw = ['exec', 'attw', tarball, '--profile', 'esm-only', '--exclude-entrypoints', ...files];
  await run(`${manifest.name}: types resolve (attw)`, 'pnpm', attw, root);
}

try {
  const packages = await Promise.all(
    ['brand', 'media', 'print', 'ui', 'designers'].map((name) => pack(join(root, 'packages', name), folder)),
  );
  await Promise.all([...packages.map(checkTarball), checkConsumers(folder, packages)]);
  const kib = (bytes: number) => `${(bytes / 1024).toFixed(0)} KiB`;
  for (const packed of packages)
    console.log(
      `      ${packed.manifest.name}: ${kib(packed.packedBytes)} packed, ${kib(unpackedBytes(packed))} unpacked`,
    );
  console.log('The packed packages work outside the workspace.');
} catch (error) {
  console.error(`FAIL  ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
