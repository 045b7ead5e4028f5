import { dirname, join } from 'node:path/posix';

/** One file's import of another. A dynamic one loads on demand. */
export interface Import {
  path: string;
  dynamic: boolean;
}

/** The runtime imports of each file, by paths from the root of the workspace. */
export type ImportGraph = ReadonlyMap<string, readonly Import[]>;

/** Paths of the entries of the workspace's packages, keyed by import specifier: `@daybreak/ui/css`. */
export type Entries = ReadonlyMap<string, string>;

/** Matches imports. Type-only imports don't count, except `import type * as`: tests run such a module by its name. */
const statements =
  /^(?:import|export)\s+(?!type\s+\{)(?:([^'"();]*?)\s*from\s*)?'([^']+)'|\bimport\(\s*'([^']+)'|new URL\(\s*'([^']+)',\s*import\.meta\.url/gm;

/** The names in `{ a, type B, c as d }`, as the other file exports them. */
const namesIn = (list: string) =>
  (/\{([^}]*)\}/.exec(list)?.[1] ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.replace(/\s+as\s.*/s, ''));

/** Reads the imports of all files. A name re-exported by another file counts as imported from the file that defines it. */
export function importGraph(sources: ReadonlyMap<string, string>, entries: Entries): ImportGraph {
  const resolve = (from: string, specifier: string) => {
    const bare = specifier.replace(/\?.*$/, '');
    if (bare.startsWith('.')) return join(dirname(from), bare);
    const [scope, name, ...rest] = bare.split('/');
    return (
      entries.get(bare) ??
      (rest[0] === 'assets' ? entries.get(`${scope}/${name}/`) + rest.join('/') : undefined)
    );
  };

  const makers = new Map<string, ReadonlyMap<string, string>>();
  for (const [path, source] of sources) {
    const passedOn = new Map<string, string>();
    for (const [, list = '', from = ''] of source.matchAll(/^export\s+(\{[^}]*\})\s*from\s*'([^']+)'/gm))
      for (const name of list.replace(/[{}]/g, '').split(',')) {
        const exportedName = name
          .trim()
          .replace(/^type\s+/, '')
          .replace(/^.*\sas\s+/s, '');
        const maker = resolve(path, from);
        if (exportedName && maker) passedOn.set(exportedName, maker);
      }
    makers.set(path, passedOn);
  }

  const graph = new Map<string, Import[]>();
  for (const [path, source] of sources) {
    const imports: Import[] = [];
    for (const [statement, list = '', from, asked, beside] of source.matchAll(statements)) {
      const target = resolve(path, from ?? asked ?? beside ?? '');
      if (target === undefined) continue;
      const passedOn = makers.get(target);
      const names = statement.startsWith('import') && from ? namesIn(list) : [];
      // Only types: nothing of it exists at runtime.
      if (/^\s*\{/.test(list) && namesIn(list).length === 0) continue;
      const made = names.map((name) => passedOn?.get(name));
      const paths = names.length > 0 && made.every((maker) => maker !== undefined) ? new Set(made) : [target];
      for (const one of paths)
        if (one !== undefined) imports.push({ path: one, dynamic: asked !== undefined });
    }
    graph.set(path, imports);
  }
  return graph;
}

/**
 * Returns the files that depend, directly or not, on a changed one.
 *
 * @param follows whether to follow an import
 */
export function touchedBy(
  graph: ImportGraph,
  changed: Iterable<string>,
  follows: (from: string, one: Import) => boolean = () => true,
): Set<string> {
  const importers = new Map<string, string[]>();
  for (const [path, imports] of graph)
    for (const one of imports)
      if (follows(path, one)) importers.set(one.path, [...(importers.get(one.path) ?? []), path]);
  const touched = new Set<string>();
  const look = [...changed];
  for (let path = look.pop(); path !== undefined; path = look.pop()) {
    if (touched.has(path)) continue;
    touched.add(path);
    look.push(...(importers.get(path) ?? []));
  }
  return touched;
}
