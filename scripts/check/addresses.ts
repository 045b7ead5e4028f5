import { materials } from '../../packages/designers/src/catalogue/materials.ts';
import type { ImportGraph } from './importGraph.ts';

/** The two tables of parts that are loaded by their address: the portal's pages and the hub's designers. */
export const tables = {
  routes: 'apps/portal/src/routes.tsx',
  catalogue: 'packages/designers/src/catalogue/catalogue.ts',
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
  const catalogue = sources.get(tables.catalogue) ?? '';
  const definitions = new Map(
    [...catalogue.matchAll(/^ {2}(\w+): async \(\) =>\s+\(await loadPart\(\(\) => import\('([^']+)'/gm)].map(
      ([, name, written]) => [name, written],
    ),
  );
  for (const [, name = '', entry = ''] of catalogue.matchAll(/\.\.\.materials\.(\w+),([\s\S]*?)\n {2}\}/g)) {
    const written =
      /import\('([^']+)'/.exec(entry)?.[1] ?? definitions.get(/\(definitions\.(\w+)\)/.exec(entry)?.[1]);
    const { id } = materials[name as keyof typeof materials];
    if (written) add(`/marketing-materials?type=${id}`, loaded(tables.catalogue, written));
  }
  return addresses;
}

/** Whether a journey goes to one of these addresses by name. */
export const goesTo = (journey: string, addresses: Iterable<string>) =>
  [...addresses].some((address) => {
    const literal = address.replace(/[/?.]/g, '\\$&');
    return new RegExp(`${literal}['"\`#]`).test(journey);
  });
