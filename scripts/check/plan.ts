import { basename } from 'node:path/posix';
import { goesTo, loadsByAddress, moduleOfAddress } from './addresses.ts';
import { type Import, type ImportGraph, touchedBy } from './importGraph.ts';
import { testsGoingTo } from './journeys.ts';

/** Everything a change can affect. If only designers changed, only their part of it. */
export interface Plan {
  /** The reason that everything runs, if it does. */
  everything?: string;
  steps: string[];
  /** Test and story files. */
  tests: string[];
  /** Journey files, or single journeys as `file:line`. */
  journeys: string[];
  /** The addresses whose pages are checked against the rules of every page; undefined: all. */
  addresses?: string[];
  /** The designers checked by tests that cover all of them, by folder; undefined: all. */
  designers?: string[];
  /** The designers by folder, if nothing else changed. Leaves out affected tests of anything else. */
  about?: string[];
}

const isTest = (path: string) => /\.(test|stories)\.tsx?$/.test(path) && !path.startsWith('tests/e2e/');
/** Returns whether a test may open pages. The backend's tests only name addresses. */
const opensPages = (path: string) => !path.startsWith('supabase/');
const isProse = (path: string) => /\.md$|^docs\/|^\.changeset\/|^deploy\/|^\.github\//.test(path);
const readsProse = (path: string) => /\/(docs|readmes)\.test\.ts$/.test(path);
/** Returns whether a test reads files of the tree, which its imports don't show. */
const readsTree = (source: string) => /from '(node:fs|\.\/listed\.ts)'/.test(source);
/** Returns whether a test reads the JSX of every page. */
const readsPages = (path: string) => path.endsWith('/translatedPages.test.ts');
/** Returns whether a test opens print files of all designers in other programs. A designer's journeys open its own. */
const opensFiles = (path: string) => path.includes('/openedFiles/');
const contactSheets = 'packages/designers/contactSheet/sheets.ts';
/** The list of all designers' definitions. */
const definitions = 'packages/designers/contactSheet/definitions.ts';
const entrances = ['apps/portal/src/main.tsx', 'apps/portal/src/features/applicationForm/start.tsx'];

/**
 * The affected designers, when the code that draws all of them is affected only through their list. A designer that such a test also
 * imports directly counts as part of the list.
 */
function designersTouched(graph: ImportGraph, touched: ReadonlySet<string>, code: readonly string[]) {
  const drawsAll = (imports: readonly Import[] = []) => imports.some(({ path }) => path === contactSheets);
  const inList = new Set(graph.get(definitions)?.map(({ path }) => path));
  const neighbors = touchedBy(
    graph,
    code,
    (from, { path }) => from !== definitions && !(inList.has(path) && drawsAll(graph.get(from))),
  );
  if ([...graph].some(([path, imports]) => drawsAll(imports) && neighbors.has(path))) return undefined;
  const touchedImports = (graph.get(definitions) ?? []).filter(({ path }) => touched.has(path));
  return touchedImports.length > 0 ? touchedImports.map(({ path }) => basename(path, '.ts')) : undefined;
}

const folderOf = (path: string) => /^packages\/designers\/src\/designers\/([^/]+)\//.exec(path)?.[1];

/** Returns the changed designers by folder, or undefined if anything else changed too. */
function designersChanged(code: readonly string[]) {
  const folders = new Set(code.map(folderOf));
  return folders.size === 0 || folders.has(undefined) ? undefined : [...folders].map(String);
}

/** Returns whether a test or story of something else imports one of these designers as an example. */
const isExample = (designers: readonly string[], from: string, { path }: Import) =>
  isTest(from) && designers.includes(folderOf(path) ?? '') && !designers.includes(folderOf(from) ?? '');

/**
 * Works out which steps, tests and journeys a change can affect, from the imports between files. Parts loaded by address have their own
 * journeys, so imports aren't followed through what loads those parts.
 */
export function planOf(
  changed: readonly string[],
  sources: ReadonlyMap<string, string>,
  graph: ImportGraph,
): Plan {
  const code = changed.filter((path) => !isProse(path));
  const imported = new Set([...graph.values()].flatMap((imports) => imports.map(({ path }) => path)));
  const unknown = code.find(
    (path) =>
      path.startsWith('supabase/') ||
      path.startsWith('scripts/') ||
      !(isTest(path) || path.endsWith('.spec.ts') || imported.has(path) || entrances.includes(path)),
  );
  if (unknown)
    return {
      everything: `${unknown} is imported by nothing, so it may touch anything`,
      steps: [],
      tests: [],
      journeys: [],
    };

  const throughTables = (from: string, { dynamic }: Import) => !(dynamic && loadsByAddress(from));
  const touched = touchedBy(graph, code, throughTables);
  const modules = moduleOfAddress(sources, graph);
  const addresses = [...modules].filter(([, module]) => touched.has(module)).map(([address]) => address);
  const designers = designersTouched(graph, touched, code);
  const about = designersChanged(code);
  const quick = [...sources].flatMap(([path, source]) =>
    path.startsWith('tests/unit/') &&
    isTest(path) &&
    ((readsTree(source) && code.length > 0) ||
      (readsPages(path) && code.some((changed) => changed.endsWith('.tsx'))) ||
      readsProse(path))
      ? [path]
      : [],
  );
  const reached = about
    ? touchedBy(graph, code, (from, one) => throughTables(from, one) && !isExample(about, from, one))
    : touched;
  const tests = [...sources].flatMap(([path, source]) =>
    isTest(path) &&
    !(about && opensFiles(path)) &&
    (reached.has(path) || (opensPages(path) && goesTo(source, addresses)))
      ? [path]
      : [],
  );
  const pages = new Set(modules.values());
  const withoutPages = touchedBy(
    graph,
    code,
    (from, one) => throughTables(from, one) && !pages.has(one.path),
  );
  const shell = entrances.some((entrance) => withoutPages.has(entrance));
  const specs = [...sources.keys()].filter((path) => /^tests\/e2e\/.*\.spec\.ts$/.test(path));
  // everyPage.spec.ts itself visits the addresses it's given.
  const runsWhole = (path: string) =>
    shell || touched.has(path) || (addresses.length > 0 && path.endsWith('/everyPage.spec.ts'));
  const goingTo = specs.flatMap((path) =>
    runsWhole(path) ? [path] : testsGoingTo(path, sources.get(path) ?? '', addresses),
  );
  // In other journeys, a designer with its own journeys is only an example.
  const own = about?.map((name) => `tests/e2e/designers/${name}.spec.ts`) ?? [];
  const isOwn = (each: string) =>
    each.endsWith('/everyPage.spec.ts') || own.some((path) => each.startsWith(path));
  const journeys =
    own.length > 0 && own.every((path) => specs.includes(path)) ? goingTo.filter(isOwn) : goingTo;
  // Building packages, their sizes and unused code are about all of them.
  const isWhole = about === undefined;

  return {
    steps: [
      'lint',
      'types',
      ...(code.length > 0 && isWhole ? ['unused'] : []),
      ...(code.some((path) => path.startsWith('packages/')) && isWhole ? ['packages'] : []),
      ...(journeys.length > 0 ? ['portal'] : []),
      ...(journeys.length > 0 && isWhole ? ['size'] : []),
      ...(tests.length + quick.length > 0 ? ['tests'] : []),
      ...(journeys.length > 0 ? ['journeys'] : []),
    ],
    tests: [...new Set([...tests, ...quick])].sort(),
    journeys: journeys.sort(),
    ...(shell ? {} : { addresses }),
    ...(designers ? { designers } : {}),
    ...(about ? { about } : {}),
  };
}
