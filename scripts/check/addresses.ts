import type { ImportGraph } from './importGraph.ts';

/** The table of the portal's pages. */
const routeTable = 'apps/portal/src/routes/routes.tsx';
const isManifest = /^packages\/designers\/src\/.*\.manifest\.ts$/;

/** Returns whether a file loads parts by address: the portal's pages, or a designer's parts. */
export const loadsByAddress = (path: string) =>
  path === routeTable || /^packages\/designers\/src\/.*\.parts\.ts$/.test(path);

/** The module behind each address of the portal, read from the route table and the manifests. */
export function moduleOfAddress(
  sources: ReadonlyMap<string, string>,
  graph: ImportGraph,
): Map<string, string> {
  const addresses = new Map<string, string>();
  const loaded = (table: string, specifier: string) =>
    graph
      .get(table)
      ?.find(({ path, dynamic }) => dynamic && path.endsWith(specifier.replace(/^\.{1,2}\//, '')))?.path;
  const add = (address: string, module: string | undefined) => module && addresses.set(address, module);

  const routes = sources.get(routeTable) ?? '';
  for (const [, address = '', page = ''] of routes.matchAll(/path="(\/[^"]*)" element=\{<(\w+)/g)) {
    const [, specifier = ''] =
      new RegExp(`const ${page} = lazyPart\\(\\s*\\(\\) => import\\('([^']+)'`).exec(routes) ?? [];
    if (specifier) add(address, loaded(routeTable, specifier));
  }
  for (const [path, manifest] of sources) {
    if (!isManifest.test(path)) continue;
    const [, id] = /\bid: '([^']+)'/.exec(manifest) ?? [];
    const parts = path.replace('.manifest.', '.parts.');
    const [, specifier = ''] =
      /\b(?:definition|component): [^\n]*import\('([^']+)'/.exec(sources.get(parts) ?? '') ?? [];
    if (id && specifier) add(`/marketing-materials?type=${id}`, loaded(parts, specifier));
  }
  return addresses;
}

/** Returns whether a journey goes to one of these addresses by name. */
export const goesTo = (journey: string, addresses: Iterable<string>) =>
  [...addresses].some((address) => {
    // Matches anything in place of a parameter.
    const literal = address.replace(/[/?.]/g, '\\$&').replace(/:\w+$/, '[^\'"`]+');
    return new RegExp(`${literal}['"\`#]`).test(journey);
  });
