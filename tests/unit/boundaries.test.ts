import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listed, read, root } from './listed.ts';

const manifest = (folder: string) => JSON.parse(read(`${folder}/package.json`));
const own = (dependencies: Record<string, string> = {}) =>
  Object.keys(dependencies).filter((name) => name.startsWith('@daybreak/'));

/** The imports allowed to each part. */
const arrows: Record<string, string[]> = {
  'packages/brand': [],
  'packages/media': ['@daybreak/brand'],
  'packages/print': ['@daybreak/brand'],
  'packages/ui': ['@daybreak/brand'],
  'packages/designers': ['@daybreak/brand', '@daybreak/media', '@daybreak/print', '@daybreak/ui'],
  'apps/portal': ['@daybreak/brand', '@daybreak/designers', '@daybreak/media', '@daybreak/ui'],
  'apps/storybook': ['@daybreak/brand', '@daybreak/media', '@daybreak/ui'],
  supabase: [],
};

const folders = ['packages', 'apps'].flatMap((parent) =>
  readdirSync(join(root, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${parent}/${entry.name}`),
);

/** The floors of the designers' source, lowest first. A floor imports only those below it. */
const floors = ['editor', 'deck', 'designers', 'campaigns', 'catalogue'];

const designers = 'packages/designers/src';
const isTestHelp = (file: string) => /\.(test|stories|contract)\.|\/testing\//.test(file);

const tracked = listed('packages', 'apps', 'supabase');

/** Every import in our files, resolved: relative ones to a path, packages to their name. */
const imports = tracked
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) =>
    [
      ...read(file).matchAll(/(?:^(?:im|ex)port (type )?[^;']*?\bfrom|^import|\bimport\s*\()\s*'([^']+)'/gm),
    ].map(([statement, type, target = '']) => ({
      file,
      target: target.startsWith('.') ? posix.join(posix.dirname(file), target) : target,
      /** Types and imports on demand don't keep a module from starting. */
      isLater: Boolean(type) || /^import\s*\(/.test(statement),
    })),
  );
const formatImport = ({ file, target }: (typeof imports)[number]) => `${file} → ${target}`;

describe('imports go one way', () => {
  it('imports from other packages use the package name', () => {
    const homeOf = (path: string) => Object.keys(arrows).find((folder) => path.startsWith(`${folder}/`));
    const across = imports.filter(
      ({ file, target }) =>
        /^(apps|packages|scripts|supabase|tests)\//.test(target) &&
        homeOf(target) !== homeOf(file) &&
        // Builds and tests can read another package's source: that isn't shipped.
        /\/(src|local|functions)\//.test(file) &&
        !isTestHelp(file) &&
        !file.startsWith('apps/storybook/'),
    );
    expect(imports.length).toBeGreaterThan(3_000);
    expect(across.map(formatImport)).toEqual([]);
  });

  it('designers: a floor imports only itself and those below it', () => {
    const floorOf = (path: string) => floors.indexOf(path.slice(designers.length + 1).split('/')[0] ?? '');
    const upward = imports.filter(
      ({ file, target }) =>
        file.startsWith(`${designers}/`) && !isTestHelp(file) && floorOf(target) > Math.max(floorOf(file), 0),
    );
    expect(upward.filter(({ file }) => floorOf(file) >= 0).map(formatImport)).toEqual([]);
    const folders = readdirSync(join(root, designers), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    expect(folders.map(({ name }) => name).sort()).toEqual([...floors].sort());
  });

  it.each(['packages/print/src', designers])('%s: no folder has more than 25 files', (source) => {
    const sizes = new Map<string, number>();
    for (const file of tracked.filter((file) => file.startsWith(`${source}/`)))
      sizes.set(posix.dirname(file), (sizes.get(posix.dirname(file)) ?? 0) + 1);
    expect([...sizes].filter(([, size]) => size > 25)).toEqual([]);
  });

  it('no module imports itself through others', () => {
    const needed = new Map<string, string[]>();
    for (const { file, target, isLater } of imports)
      if (!isLater && file.includes('/src/')) needed.set(file, [...(needed.get(file) ?? []), target]);
    const cycles: string[] = [];
    const done = new Set<string>();
    const visit = (file: string, path: readonly string[]) => {
      if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file].join(' → '));
      if (path.includes(file) || done.has(file)) return;
      for (const next of needed.get(file) ?? []) visit(next, [...path, file]);
      done.add(file);
    };
    for (const file of needed.keys()) visit(file, []);
    expect(cycles).toEqual([]);
  });

  it('lists the allowed imports of every package and app', () => {
    expect([...folders, 'supabase'].sort()).toEqual(Object.keys(arrows).sort());
  });

  it.each(Object.entries(arrows))('%s depends on nothing above it', (folder, allowed) => {
    expect(own(manifest(folder).dependencies).sort()).toEqual(allowed);
  });

  it('only the portal depends on the Supabase client and the router, and only print on html-to-image', () => {
    const users = (name: string) =>
      [...folders].filter((folder) => name in (manifest(folder).dependencies ?? {}));
    expect(users('@supabase/supabase-js')).toEqual(['apps/portal']);
    expect(users('react-router-dom')).toEqual(['apps/portal']);
    expect(users('html-to-image')).toEqual(['packages/print']);
  });
});
