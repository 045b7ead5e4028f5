import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectBrand, expectLife } from './openPage.ts';
import type { Packed } from './pack.ts';
import { run } from './run.ts';

const root = join(import.meta.dirname, '..', '..');

/** Versions that every outside site installs from the registry: the same as in the workspace. */
const catalog = Object.fromEntries(
  readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, name, version] = /^ {2}'?([^':]+)'?: (\^?\d[^ ]*)$/.exec(line) ?? [];
      return name && version ? [[name, version]] : [];
    }),
);
const fromRegistry = ['react', 'react-dom', '@types/react', '@types/react-dom', 'typescript', 'vite'];

/** Copies the sites below `into` and installs in each of them only what npm would deliver. */
async function install(
  targetFolder: string,
  packages: Packed[],
  sites: Record<string, string>,
): Promise<void> {
  const tarballs = Object.fromEntries(
    packages.map(({ manifest, tarball }) => [manifest.name, `file:${tarball}`]),
  );
  for (const [name, source] of Object.entries(sites)) {
    const site = join(targetFolder, name);
    cpSync(join(root, source), site, { recursive: true });
    const manifest = JSON.parse(readFileSync(join(site, 'package.json'), 'utf8'));
    const versions = Object.fromEntries(fromRegistry.map((registered) => [registered, catalog[registered]]));
    manifest.dependencies = { ...manifest.dependencies, ...versions, ...tarballs };
    delete manifest.devDependencies;
    writeFileSync(join(site, 'package.json'), JSON.stringify(manifest, null, 2));
  }
  const lines = [
    'packages:',
    ...Object.keys(sites).map((name) => `  - ${name}`),
    'allowBuilds:',
    '  esbuild: false',
    'overrides:',
    ...Object.entries(tarballs).map(([name, file]) => `  '${name}': ${file}`),
  ];
  writeFileSync(join(targetFolder, 'pnpm-workspace.yaml'), `${lines.join('\n')}\n`);
  writeFileSync(join(targetFolder, 'package.json'), '{ "private": true }');
  await run('sites: install', 'pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile'], targetFolder);
}

/** A page without any build: the package's folder is next to it. */
async function checkPlainPage(targetFolder: string, brand: Packed): Promise<void> {
  const page = join(targetFolder, 'plain-html');
  cpSync(join(root, 'examples', 'plain-html'), page, { recursive: true });
  cpSync(brand.folder, join(page, 'brand'), { recursive: true });
  await expectBrand('plain page', page);
}

/** The example site that uses only the brand. */
async function checkExample(site: string): Promise<void> {
  await run('example site: types and build', 'pnpm', ['build'], site);
  await expectBrand('example site', join(site, 'dist'));
}

/** A Vite site with all packages. */
async function checkSite(site: string): Promise<void> {
  await run('site: types with bundler resolution', 'pnpm', ['exec', 'tsc'], site);
  await run('site: vite build', 'pnpm', ['exec', 'vite', 'build'], site);
  const built = join(site, 'dist', 'assets');
  const css = readdirSync(built)
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(join(built, file), 'utf8'))
    .join('');
  for (const property of ['--brand-color-teal:', '--ui-color-'])
    if (!css.includes(property)) throw new Error(`The site's styles do not define ${property}`);
}

/** A script for Node without a bundler, in which designers throw a helpful message that they're client-only. */
const inNode = [
  "import { palette } from '@daybreak/brand';",
  "import { catalogue } from '@daybreak/designers';",
  "import { Deck } from '@daybreak/designers/deck';",
  "import { PieceStoreError } from '@daybreak/designers/library';",
  "import { schemaOf } from '@daybreak/designers/schema';",
  "import { readTable } from '@daybreak/designers/table';",
  "import { pictureUrl } from '@daybreak/media/files';",
  "import { Heading } from '@daybreak/ui';",
  "import { existsSync } from 'node:fs';",
  "import { createElement } from 'react';",
  "import { renderToStaticMarkup } from 'react-dom/server';",
  'const said = (error) => error.message.match(/[^ ]+ [^ ]+ is client only/)?.[0];',
  'console.log([',
  '  palette.cyan.hex,',
  '  renderToStaticMarkup(createElement(Heading, { level: 1, className: null }, catalogue.length)).slice(0, 3),',
  "  existsSync(new URL(pictureUrl('warehouse', 480, 'webp'))),",
  "  await catalogue.find(({ id }) => id === 'poster').load().catch(said),",
  '  await new Promise((resolve) => resolve(renderToStaticMarkup(createElement(Deck)))).catch(said),',
  "  new PieceStoreError('away', 'Nobody answers.').kind,",
  "  schemaOf('poster').properties.title.title,",
  "  readTable(new TextEncoder().encode(['Name;Title', 'Ada;Chief'].join(String.fromCharCode(10)))).rows[0].at(-1),",
  "].join(' | '));",
].join('\n');

async function checkNode(site: string): Promise<void> {
  const output = await run(
    'plain Node: import and draw',
    'node',
    ['--input-type=module', '-e', inNode],
    site,
  );
  const poster = '@daybreak/designers: Poster is client only';
  const expected = `#14BCC0 | <h1 | true | ${poster} | ${poster.replace('Poster', 'Deck')} | away | Title | Chief`;
  if (output.trim() !== expected) throw new Error(`Plain Node said:\n${output}instead of\n${expected}`);
}

/** A site whose page is a server component. */
async function checkServerSite(site: string): Promise<void> {
  await run('server components: types', 'pnpm', ['exec', 'tsc'], site);
  await run('server components: vite build', 'pnpm', ['exec', 'vite', 'build'], site);
  const draw = [
    "import { writeFileSync } from 'node:fs';",
    // The browser part is built for production and can only read what a production server writes.
    "process.env.NODE_ENV = 'production';",
    "const { default: page } = await import('./dist/rsc/index.js');",
    "writeFileSync('dist/client/index.html', await page());",
  ].join('\n');
  await run('server components: draw the page', 'node', ['--input-type=module', '-e', draw], site);
  await expectLife('server components', join(site, 'dist', 'client'));
}

/** Proves, in sites outside the workspace, that the packed packages work. */
export async function checkConsumers(folder: string, packages: Packed[]): Promise<void> {
  const brand = packages.find(({ manifest }) => manifest.name === '@daybreak/brand');
  if (!brand) throw new Error('The brand is not among the packed packages.');
  const targetFolder = join(folder, 'consumers');
  mkdirSync(targetFolder);
  const at = (name: string) => join(targetFolder, name);
  await install(targetFolder, packages, {
    site: 'tests/consumers/site',
    server: 'tests/consumers/server',
    example: 'examples/site',
  });
  await Promise.all([
    checkPlainPage(targetFolder, brand),
    checkExample(at('example')),
    checkSite(at('site')),
    checkServerSite(at('server')),
    checkNode(at('site')),
  ]);
}
