import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openExample } from './openExample.ts';

/**
 * Proves that the packages work as published: packs each, checks the tarballs with publint and attw, then installs them in a
 * site outside the workspace and type-checks, builds and opens it with nothing but what npm would have delivered.
 */
const root = join(import.meta.dirname, '..');
const packages = ['brand', 'ui', 'designers'];
const folder = mkdtempSync(join(tmpdir(), 'daybreak-consumer-'));
const { catalog } = readWorkspace();

function readWorkspace(): { catalog: Record<string, string> } {
  const lines = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8').split('\n');
  const entries = lines.flatMap((line) => {
    const [, name, version] = /^ {2}'?([^':]+)'?: (\d[^ ]*)$/.exec(line) ?? [];
    return name && version ? [[name, version]] : [];
  });
  return { catalog: Object.fromEntries(entries) };
}

function run(label: string, file: string, args: string[], cwd = root): string {
  const { status, stdout, stderr } = spawnSync(file, args, { cwd, encoding: 'utf8' });
  if (status === 0) {
    console.log(`ok    ${label}`);
    return stdout;
  }
  console.error(`FAIL  ${label}\n${stdout}${stderr}`);
  rmSync(folder, { recursive: true, force: true });
  process.exit(1);
}

/** Puts the packed brand into the two examples, builds what has a build, and opens both. */
async function checkExamples(): Promise<void> {
  const tarball = tarballs['@daybreak/brand'] ?? '';
  const examples = join(folder, 'examples');
  cpSync(join(root, 'examples'), examples, { recursive: true });

  const plain = join(examples, 'plain-html');
  mkdirSync(join(plain, 'brand'));
  run('example plain-html: unpack', 'tar', ['-xzf', tarball, '--strip-components=1', '-C', 'brand'], plain);
  await expectBrand('plain-html', plain);

  const site = join(examples, 'site');
  const manifest = JSON.parse(readFileSync(join(site, 'package.json'), 'utf8'));
  for (const kind of ['dependencies', 'devDependencies'])
    for (const name of Object.keys(manifest[kind]))
      manifest[kind][name] = name === '@daybreak/brand' ? `file:${tarball}` : catalog[name];
  writeFileSync(join(site, 'package.json'), JSON.stringify(manifest, null, 2));
  writeFileSync(join(site, 'pnpm-workspace.yaml'), 'packages: []\nallowBuilds:\n  esbuild: false\n');
  run('example site: install', 'pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile'], site);
  run('example site: types and build', 'pnpm', ['build'], site);
  await expectBrand('site', join(site, 'dist'));
}

async function expectBrand(name: string, page: string): Promise<void> {
  const { teal, weights, logo } = await openExample(page);
  const problems = [
    teal.toUpperCase() !== '#104A6D' && `--brand-color-teal is "${teal}"`,
    !(weights.includes('400') && weights.includes('800')) && `Poppins came in the weights [${weights}]`,
    !(logo.width / logo.height > 5) && `the logo is ${logo.width} × ${logo.height} pixels`,
  ].filter(Boolean);
  if (problems.length > 0) throw new Error(`Example ${name}: ${problems.join(', ')}.`);
  console.log(`ok    example ${name}: custom property, font and logo in the browser`);
}

const tarballs: Record<string, string> = {};
for (const name of packages) {
  const packageFolder = join(root, 'packages', name);
  run(`${name}: pack`, 'pnpm', ['pack', '--pack-destination', folder], packageFolder);
  const tarball = readdirSync(folder).find((file) => file.startsWith(`daybreak-${name}-`));
  if (!tarball) throw new Error(`pnpm pack left no tarball of ${name} in ${folder}.`);
  tarballs[`@daybreak/${name}`] = join(folder, tarball);
  run(`${name}: publint`, 'pnpm', ['exec', 'publint', '--strict', join(folder, tarball)]);
  const entries = ['./styles.css', './tokens.json', './palette.ase', './assets/*'];
  run(`${name}: types resolve (attw)`, 'pnpm', [
    'exec',
    'attw',
    join(folder, tarball),
    '--profile',
    'esm-only',
    '--exclude-entrypoints',
    ...entries,
  ]);
}

const site = join(folder, 'site');
cpSync(join(root, 'tests', 'consumer'), site, { recursive: true });
const manifest = JSON.parse(readFileSync(join(site, 'package.json'), 'utf8'));
const fromRegistry = ['react', 'react-dom', '@types/react', '@types/react-dom', 'typescript', 'vite'];
manifest.dependencies = {
  ...Object.fromEntries(fromRegistry.map((name) => [name, catalog[name]])),
  ...Object.fromEntries(Object.entries(tarballs).map(([name, path]) => [name, `file:${path}`])),
};
writeFileSync(join(site, 'package.json'), JSON.stringify(manifest, null, 2));
const overrides = Object.entries(tarballs).map(([name, path]) => `  '${name}': file:${path}`);
writeFileSync(
  join(site, 'pnpm-workspace.yaml'),
  `packages: []\nallowBuilds:\n  esbuild: false\noverrides:\n${overrides.join('\n')}\n`,
);

run('consumer: install', 'pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile'], site);
run('consumer: types with bundler resolution', 'pnpm', ['exec', 'tsc'], site);
run('consumer: vite build', 'pnpm', ['exec', 'vite', 'build'], site);
const brand = "import { palette } from '@daybreak/brand'; console.log(palette.cyan.hex)";
const hex = run('consumer: plain Node imports the brand', 'node', ['--input-type=module', '-e', brand], site);
if (hex.trim() !== '#14BCC0') throw new Error(`The packed brand says that cyan is ${hex}.`);

const built = join(site, 'dist', 'assets');
const css = readdirSync(built)
  .filter((file) => file.endsWith('.css'))
  .map((file) => readFileSync(join(built, file), 'utf8'))
  .join('');
for (const property of ['--brand-color-teal:', '--ui-color-']) {
  if (!css.includes(property)) throw new Error(`The consumer's styles do not define ${property}`);
}
await checkExamples();
for (const file of readdirSync(folder).filter((file) => file.endsWith('.tgz')))
  console.log(`      ${file} ${(statSync(join(folder, file)).size / 1024).toFixed(0)} KiB`);
const files = execFileSync('tar', ['-tzf', tarballs['@daybreak/ui'] ?? ''], { encoding: 'utf8' });
if (/\.css\.ts$|\.stories\.|\.test\./m.test(files))
  throw new Error('A tarball ships sources, stories or tests.');
rmSync(folder, { recursive: true, force: true });
console.log('The packed packages work outside the workspace.');
