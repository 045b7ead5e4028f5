import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const manifest = (folder: string) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
const own = (dependencies: Record<string, string> = {}) =>
  Object.keys(dependencies).filter((name) => name.startsWith('@daybreak/'));

/** What each part may import, from the foot of the arrows to their head. */
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

describe('imports go one way', () => {
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
