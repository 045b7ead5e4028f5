import { materials } from '../../packages/designers/src/designers/materials.ts';
import type { ImportGraph } from './importGraph.ts';

/** The tables of parts loaded by address: the portal's pages, the hub's designers, and their definitions. */
export const tables = {
  routes: 'apps/portal/src/routes/routes.tsx',
  catalogue: 'packages/designers/src/catalogue/catalogue.ts',
  definitions: 'packages/designers/src/designers/definitions.ts',
};

/** The module behind each address of the portal, read from the two tables. */
export function moduleOfAddress(
  sources: ReadonlyMap<string, string>,
  graph: ImportGraph,
): Map<string, string> {
  const addresses = new Map<string, string>();
  const loaded = (table: string, written: string) =>
    graph.get(table)?.find(({ path, dynamic }) => dynamic && path.endsWith(written.replace(/^\.{1,2}\//, '')))
      ?.path;
  const add = (address: string, module: string | undefined) => module && addresses.set(address, module);

  const routes = sources.get(tables.routes) ?? '';
  for (const [, address = '', page = ''] of routes.matchAll(/path="(\/[^"]*)" element=\{<(\w+)/g)) {
    const [, written = ''] =
      new RegExp(`const ${page} = lazyPart\\(\\s*\\(\\) => import\\('([^']+)'`).exec(routes) ?? [];
    if (written) add(address, loaded(tables.routes, written));
  }
  const definitions = new Map(
    [
      ...(sources.get(tables.definitions) ?? '').matchAll(
        /^ {2}(\w+): async \(\) =>\s+\(await loadPart\(\(\) => import\('([^']+)'/gm,
      ),
    ].map(([, name, written = '']) => [name, loaded(tables.definitions, written)]),
  );
  const catalogue = sources.get(tables.catalogue) ?? '';
  for (const [, name = '', entry = ''] of catalogue.matchAll(
    /\.\.\.materials\.(\w+),([\s\S]*?)\n(?: {2})?\}/g,
  )) {
    const [, own] = /import\('([^']+)'/.exec(entry) ?? [];
    const [, defined] = /\(definitions\.(\w+)\)/.exec(entry) ?? [];
    const { id } = materials[name as keyof typeof materials];
    add(`/marketing-materials?type=${id}`, own ? loaded(tables.catalogue, own) : definitions.get(defined));
  }
  return addresses;
}

/** Whether a journey goes to one of these addresses by name. */
export const goesTo = (journey: string, addresses: Iterable<string>) =>
  [...addresses].some((address) => {
    // Matches anything in place of a parameter.
    const literal = address.replace(/[/?.]/g, '\\$&').replace(/:\w+$/, '[^\'"`]+');
    return new RegExp(`${literal}['"\`#]`).test(journey);
  });
