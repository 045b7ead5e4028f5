import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifestFile } from '../apps/portal/build/moveManifest.ts';

const dist = join(import.meta.dirname, '..', 'apps/portal/dist');

/** Vite's manifest of the built portal: which source became which file, and what that imports. Throws when there's no build. */
function readManifest(): (source: string) => { file: string; imports?: string[] } {
  if (!existsSync(manifestFile))
    throw new Error('Build the portal first: pnpm --filter @daybreak/portal build');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  return (source) => {
    if (!manifest[source]) throw new Error(`The build has no chunk for ${source}. Was the file renamed?`);
    return manifest[source];
  };
}

/** The script file that a lazily loaded source became. */
export const chunkOf = (source: string): string => join(dist, readManifest()(source).file);

/**
 * The script files that the browser needs before it can show a route of the built portal: the chunks of the given
 * sources (named as in Vite's manifest) and all that these import statically.
 */
export function scriptsOf(...sources: string[]): string[] {
  const chunk = readManifest();
  const files = new Set<string>();
  const visit = (source: string) => {
    const { file, imports } = chunk(source);
    const path = join(dist, file);
    if (files.has(path)) return;
    files.add(path);
    imports?.forEach(visit);
  };
  sources.forEach(visit);
  return [...files];
}

/** The scripts of a lazily loaded source beyond those that its page already has. */
export function scriptsBeyond(page: string[], source: string): string[] {
  const pageScripts = new Set(page);
  return scriptsOf(source).filter((file) => !pageScripts.has(file));
}
