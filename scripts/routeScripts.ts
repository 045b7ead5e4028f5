import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const dist = join(import.meta.dirname, '..', 'apps/portal/dist');

/**
 * The script files that the browser must have before it can show a route of the built portal: the chunks of the given
 * sources (as Vite's manifest names them) and all that these import statically. Throws when there is no such build or chunk.
 */
export function scriptsOf(...sources: string[]): string[] {
  const manifestFile = join(dist, '.vite/manifest.json');
  if (!existsSync(manifestFile))
    throw new Error('Build the portal first: pnpm --filter @daybreak/portal build');
  const manifest: Record<string, { file: string; imports?: string[] }> = JSON.parse(
    readFileSync(manifestFile, 'utf8'),
  );
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no chunk for ${key}. Was the file renamed?`);
    const file = join(dist, chunk.file);
    if (files.has(file)) return;
    files.add(file);
    chunk.imports?.forEach(visit);
  };
  sources.forEach(visit);
  return [...files];
}
