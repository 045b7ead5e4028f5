import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const manifest = (folder: string) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
const own = (dependencies: Record<string, string> = {}) =>
  Object.keys(dependencies).filter((name) => name.startsWith('@daybreak/'));

/** What each part may import, from the tail of the arrows to their head. */
const arrows: Record<string, string[]> = {
  'packages/brand': [],
  'packages/media': ['@daybreak/brand'],
  'packages/ui': ['@daybreak/brand'],
  'packages/designers': ['@daybreak/brand', '@daybreak/media', '@daybreak/ui'],
  'apps/portal': ['@daybreak/brand', '@daybreak/designers', '@daybreak/media', '@daybreak/ui'],
  'apps/storybook': ['@daybreak/brand', '@daybreak/media', '@daybreak/ui'],
  supabase: [],
};

const folders = ['packages', 'apps'].flatMap((parent) =>
  readdirSync(join(root, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${parent}/${entry.name}`),
);

const ofPieces = [
  'artwork',
  'catalogue',
  'compositions',
  'export',
  'images',
  'rows',
  'userDetails',
  'workbench',
];

/**
 * The folders of the designers' source, and what each may import besides itself. `export` knows about files and artboards, but not
 * pieces. The wizard makes pieces of all designers and shows them like the library does; so does a set.
 */
const rooms: Record<string, string[]> = {
  artwork: ['export', 'userDetails'],
  catalogue: ['pieces', 'rows', 'set', 'workbench'],
  compositions: ['artwork', 'export', 'images', 'userDetails', 'workbench'],
  deck: ['artwork', 'export'],
  export: [],
  images: ['artwork', 'export'],
  library: ['catalogue', 'images', 'pieces', 'userDetails', 'workbench'],
  pieces: ofPieces,
  'pieces/wizard': [...ofPieces, 'library', 'pieces', 'wizard'],
  rows: ['artwork', 'export', 'images', 'table', 'userDetails', 'workbench'],
  schema: ['catalogue', 'pieces', 'workbench'],
  set: [...ofPieces, 'library', 'pieces'],
  table: ['artwork', 'export'],
  userDetails: ['export'],
  wizard: ['pieces'],
  workbench: ['artwork', 'export', 'images', 'userDetails'],
};

const designers = 'packages/designers/src';
const isTestHelp = (file: string) => /\.(test|stories|contract)\.|\/testing\//.test(file);

/** Every import in our files, as the file that it resolves to: relative ones by path, packages by name. */
const imports = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', 'packages', 'apps', 'supabase'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .trim()
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g)].map(
      ([, target = '']) => ({
        file,
        target: target.startsWith('.') ? posix.join(posix.dirname(file), target) : target,
      }),
    ),
  );
const said = ({ file, target }: (typeof imports)[number]) => `${file} → ${target}`;

describe('imports go one way', () => {
  it('no path leads out of a package: what another gives is imported by its name', () => {
    const homeOf = (path: string) => Object.keys(arrows).find((folder) => path.startsWith(`${folder}/`));
    const across = imports.filter(
      ({ file, target }) =>
        /^(apps|packages|scripts|supabase|tests)\//.test(target) &&
        homeOf(target) !== homeOf(file) &&
        // What a build or a test reads from another package's source isn't shipped.
        /\/(src|local|functions)\//.test(file) &&
        !isTestHelp(file) &&
        !file.startsWith('apps/storybook/'),
    );
    expect(imports.length).toBeGreaterThan(3_000);
    expect(across.map(said)).toEqual([]);
  });

  it.each(Object.entries(rooms))('designers: %s reaches nothing that it should not know', (room, allowed) => {
    const inner = Object.keys(rooms).filter((other) => other.startsWith(`${room}/`));
    const reached = imports.filter(
      ({ file, target }) =>
        file.startsWith(`${designers}/${room}/`) &&
        !inner.some((folder) => file.startsWith(`${designers}/${folder}/`)) &&
        // Only folders: the files next to them say where the package runs.
        target.startsWith(`${designers}/`) &&
        target.slice(designers.length + 1).includes('/') &&
        !isTestHelp(file) &&
        ![room, ...allowed].some((folder) => target.startsWith(`${designers}/${folder}/`)),
    );
    expect(reached.map(said)).toEqual([]);
  });

  it('designers: every folder is a room', () => {
    const folders = readdirSync(join(root, designers), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    const outer = Object.keys(rooms).filter((room) => !room.includes('/'));
    expect(folders.map(({ name }) => name).sort()).toEqual(outer.sort());
  });

  it('designers: what makes files imports the brand, itself, and what loads its engines', () => {
    const reached = imports.filter(
      ({ file, target }) =>
        file.startsWith(`${designers}/export/`) && target.startsWith('@daybreak/') && !isTestHelp(file),
    );
    expect(
      [...new Set(reached.map(({ target }) => target.split('/').slice(0, 3).join('/')))].filter(
        (name) => !name.startsWith('@daybreak/brand') && name !== '@daybreak/ui/load',
      ),
    ).toEqual([]);
  });

  it('and every package and app has its arrows stated', () => {
    expect([...folders, 'supabase'].sort()).toEqual(Object.keys(arrows).sort());
  });

  it.each(Object.entries(arrows))('%s depends on nothing above it', (folder, allowed) => {
    expect(own(manifest(folder).dependencies).sort()).toEqual(allowed);
  });

  it('only the portal depends on the Supabase client and the router, only designers on html-to-image', () => {
    const users = (name: string) =>
      [...folders].filter((folder) => name in (manifest(folder).dependencies ?? {}));
    expect(users('@supabase/supabase-js')).toEqual(['apps/portal']);
    expect(users('react-router-dom')).toEqual(['apps/portal']);
    expect(users('html-to-image')).toEqual(['packages/designers']);
  });
});
