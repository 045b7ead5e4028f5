import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The built Storybook, or the one that `STORYBOOK` names. */
export const storybook =
  process.env.STORYBOOK ?? join(import.meta.dirname, '..', '..', 'apps', 'storybook', 'storybook-static');

interface IndexEntry {
  id: string;
  type: 'story' | 'docs';
  title: string;
  name: string;
}

/** Every story of the built Storybook. */
export function stories(): IndexEntry[] {
  const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
    entries: Record<string, IndexEntry>;
  };
  return Object.values(entries).filter(({ type }) => type === 'story');
}
