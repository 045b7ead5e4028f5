import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { materials } from '../../packages/designers/src/designers/materials.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const designers = join(here, '../../packages/designers/src');
const catalogue = join(designers, 'catalogue/catalogue.ts');
const definitions = join(designers, 'designers/definitions.ts');

/** A route of the portal, with the lazily loaded sources on its first screen, outermost first. */
export interface RouteParts {
  path: string;
  /** Behind the guard that lets only signed-in people through. */
  session: boolean;
  sources: string[];
}

/** Everything a session needs before its first screen, on any page. Sources are named relative to this folder, as in Vite's manifest. */
export const entrance = 'index.html';
export const portal = 'src/routes/Portal.tsx';
export const client = 'src/backend/supabase/supabaseBackend.ts';
/** The Marketing Center's library, `?view=pieces`, and what fetches its pieces. */
export const librarySources = [
  'src/features/marketing/library/PiecesPage.tsx',
  'src/backend/supabase/library/supabaseLibrary.ts',
];

/** Every route in `src/routes/routes.tsx` that has its own address, read from the route table itself. */
export function routeParts(): RouteParts[] {
  const table = readFileSync(join(here, 'src/routes/routes.tsx'), 'utf8');
  const lazies = new Map(
    [...table.matchAll(/const (\w+) = lazyPart\(\s*\(\) => import\('\.\.\/([^']+)'\)/g)].map(
      ([, name = '', source]) => [name, `src/${source}`],
    ),
  );
  const routes: RouteParts[] = [];
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

const importIn = /\bload: [\s\S]*?import\('([^']+)'\)/;

/** The sources of each designer by the id in its address, read from the catalog itself. */
export function designerSources(): Record<string, string[]> {
  const [before = '', ...entries] = readFileSync(catalogue, 'utf8').split('...materials.');
  const defined = readFileSync(definitions, 'utf8');
  const source = (table: string, path: string | undefined, name: string) => {
    if (!path) throw new Error(`The catalogue does not say what the designer ${name} is loaded from.`);
    return relative(here, join(dirname(table), path));
  };
  // What shows every designer that consists only of its definition.
  const workbench = importIn.exec(before.slice(before.indexOf('const fromDefinition')))?.[1];
  return Object.fromEntries(
    entries.map((entry) => {
      const name = /^\w+/.exec(entry)?.[0] as keyof typeof materials;
      const definition = /fromDefinition\(definitions\.(\w+)\)/.exec(entry)?.[1];
      const its =
        definition && new RegExp(`\\b${definition}: [\\s\\S]*?import\\('([^']+)'\\)`).exec(defined)?.[1];
      const sources = definition
        ? [source(catalogue, workbench, name), source(definitions, its, name)]
        : [source(catalogue, importIn.exec(entry)?.[1], name)];
      return [materials[name].id, sources];
    }),
  );
}
