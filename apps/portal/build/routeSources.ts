import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { wizardManifest } from '../../../packages/designers/src/campaigns/wizard/wizard.manifest.ts';
import { designerFolders } from '../../../packages/designers/src/designers/designerFolders.ts';
import type { Manifest } from '../../../packages/designers/src/designers/manifest.ts';
import { manifests } from '../../../packages/designers/src/designers/registry/manifests.ts';

const app = fileURLToPath(new URL('..', import.meta.url));
const designers = join(app, '../../packages/designers/src');

/** A route of the portal, with the lazily loaded sources on its first screen, outermost first. */
export interface RouteSources {
  path: string;
  /** Whether the route is for signed-in users only. */
  session: boolean;
  sources: string[];
}

/**
 * Everything a session needs before its first screen, on any page. Sources are named relative to apps/portal, as in
 * Vite's manifest.
 */
export const entrance = 'index.html';
export const portal = 'src/routes/Portal.tsx';
export const client = 'src/backend/supabase/supabaseBackend.ts';
/** The Marketing Center's first step, without `?type=` and `?view=`. */
export const hubSources = ['src/features/marketing/MaterialGrid.tsx'];
/** The page that shows a designer in the Marketing Center, `?type=`. */
export const designerStep = 'src/features/marketing/DesignerStep.tsx';
/** The Marketing Center's library, `?view=pieces`, with the code that fetches its pieces. */
export const librarySources = [
  'src/features/marketing/library/PiecesPage.tsx',
  'src/backend/supabase/library/supabaseLibrary.ts',
];

/** Every route in `src/routes/routes.tsx` that has its own address, read from the route table itself. */
export function routeSources(): RouteSources[] {
  const table = readFileSync(join(app, 'src/routes/routes.tsx'), 'utf8');
  const lazies = new Map(
    [...table.matchAll(/const (\w+) = lazyPart\(\s*\(\) => import\('\.\.\/([^']+)'\)/g)].map(
      ([, name = '', source]) => [name, `src/${source}`],
    ),
  );
  const routes: RouteSources[] = [];
  const around: string[] = [];
  const elements = /<Route(?: path="([^"]+)")? element=\{<(\w+)[^>]*\/>\}\s*(\/?)>|<\/Route>/g;
  for (const [whole, path, element = '', closed] of table.matchAll(elements)) {
    if (whole === '</Route>') around.pop();
    else if (!closed) around.push(element);
    if (!path || path === '*') continue;
    const sources = [...around, element].flatMap((name) => lazies.get(name) ?? []);
    routes.push({ path, session: around.includes('RequireSession'), sources });
  }
  if (routes.length === 0) throw new Error('src/routes/routes.tsx holds no route that can be read.');
  return routes;
}

/** The sources of each designer by the id in its address, read from what the designers declare. */
export function designerSources(): Record<string, string[]> {
  const source = (...path: string[]) => relative(app, join(designers, ...path));
  const declared: readonly Manifest[] = Object.values(manifests);
  const folders: readonly { folder: string; name: string; manifest: Manifest | undefined }[] = [
    ...designerFolders.map((name, place) => ({
      folder: `designers/${name}`,
      name,
      manifest: declared[place],
    })),
    { folder: 'campaigns/wizard', name: 'wizard', manifest: wizardManifest },
  ];
  return Object.fromEntries(
    folders.flatMap(({ folder, name, manifest }) => {
      if (!manifest || manifest.partOf) return [];
      const parts = readFileSync(join(designers, folder, `${name}.parts.ts`), 'utf8');
      const [, kind, path] = /(definition|component): [^\n]*import\('([^']+)'\)/.exec(parts) ?? [];
      if (!path) throw new Error(`The parts of ${name} do not say what the designer is loaded from.`);
      const whole = [source(folder, path)];
      if (kind === 'definition') whole.unshift(source('catalogue/fullWorkbench.tsx'));
      else if (manifest.inCampaigns) whole.unshift(source('catalogue/withCampaigns.tsx'));
      return [[manifest.id, [designerStep, ...whole]]];
    }),
  );
}
