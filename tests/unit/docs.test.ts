import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, it } from 'vitest';
import { steps } from '../../scripts/check/steps.ts';
import { actors } from '../../supabase/tests/matrix/actors.ts';
import { listed, read, root } from './listed.ts';

const files = listed();
const foldersOf = (file: string): string[] => {
  const folder = posix.dirname(file);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
};
/** Every tracked file and folder. */
const paths = new Set(files.flatMap((file) => [file, ...foldersOf(file)]));
const names = Map.groupBy(files, (file) => posix.basename(file));

/** The packages of the workspace, by folder. */
const packages = files
  .filter((file) => /^(apps|packages)\/[^/]+\/package\.json$|^supabase\/package\.json$/.test(file))
  .map((file) => ({ folder: posix.dirname(file), manifest: JSON.parse(read(file)) }));
const scripts = JSON.parse(read('package.json')).scripts as Record<string, string>;
const programs = new Set(readdirSync(join(root, 'node_modules', '.bin')));

interface Doc {
  file: string;
  /** The document without its code blocks. */
  prose: string;
  /** Everything in backticks. */
  spans: string[];
  blocks: string[];
}

const docs: Doc[] = files
  .filter((file) => /\.md$/.test(file) && !/(^|\/)CHANGELOG\.md$|^\.changeset\//.test(file))
  .map((file) => {
    const blocks: string[] = [];
    const prose = read(file).replace(/^ *```.*\n([\s\S]*?)^ *```$/gm, (_, code: string) => {
      blocks.push(...code.split('\n').map((line) => line.replace(/ # .*/, '').trim()));
      return '';
    });
    // In prose, a line break within backticks is a space.
    const spans = [...prose.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span.replace(/\s+/g, ' '));
    return { file, prose, spans, blocks };
  });

/** A document's sentences, without code and addresses. */
const wordsOf = (prose: string) => prose.replace(/`[^`]*`|\]\([^)]*\)/g, '').replace(/\s+/g, ' ');

/** Every document's problems, as `file: problem`. */
const complaints = (judge: (doc: Doc) => readonly string[]) =>
  docs.flatMap((doc) => judge(doc).map((complaint) => `${doc.file}: ${complaint}`));

/** Paths that aren't in the repository: built, stored or served. */
const elsewhere =
  /^(\.artifacts|\.daybreak|dist)(\/|$)|^apps\/(portal\/dist|storybook\/storybook-static)|^(manifests\/)?(components|docs|manifest|tokens|tokens\.hex)\.json$/;

const isPath = (word: string) =>
  /^[\w.@*<>{},…-]+(\/[\w.@*<>{},… -]*)*$/.test(word) &&
  !elsewhere.test(word) &&
  !word.startsWith('@') &&
  (/.\.(tsx?|mjs|sql|md|json|toml|sh|ya?ml|mdx)$/.test(word) || /^[\w.*<>-]+\//.test(word));

/** `*`, `<name>` and `…` match anything; the rest is literal. */
const patternOf = (path: string) =>
  new RegExp(
    `^${path
      .split(/(\*\*|\*|<[^>]+>|…)/)
      .map((part, index) => {
        if (index % 2 === 0) return part.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
        return part === '**' || part === '…' ? '.*' : '[^/]*';
      })
      .join('')}$`,
  );

/** Whether a bare name identifies one file: in the repository, below the document, or in the folders that it names. */
function meansOneFile(name: string, { file, spans }: Doc): boolean {
  const found = names.get(name) ?? [];
  const isBelow = (path: string) => path.startsWith(`${posix.dirname(file)}/`);
  const isNamed = (path: string) =>
    spans
      .filter((span) => span.includes('/') && isPath(span))
      .some((span) =>
        [span, posix.dirname(span)].some((folder) => patternOf(folder).test(posix.dirname(path))),
      );
  return (
    [name, posix.join(posix.dirname(file), name)].some((path) => paths.has(path)) ||
    [() => true, isBelow, isNamed].some((isMeant) => found.filter(isMeant).length === 1)
  );
}

/** Whether a path exists relative to the document, its package, that package's source, or the root. */
function exists(path: string, doc: Doc): boolean {
  const { file } = doc;
  const wanted = path.replace(/\/$/, '');
  const pattern = /[*<…]/.test(wanted) ? patternOf : undefined;
  if (!wanted.includes('/')) {
    return pattern ? [...names.keys()].some((name) => pattern(wanted).test(name)) : meansOneFile(wanted, doc);
  }
  const home = packages.find(({ folder }) => file.startsWith(`${folder}/`))?.folder;
  // A README in a package's source may omit folders between itself and the file.
  const below = file.includes('/src/')
    ? [...paths].filter((path) => path.startsWith(`${posix.dirname(file)}/`))
    : [];
  const bases = [posix.dirname(file), '.', ...(home ? [home, `${home}/src`] : []), ...below];
  return bases.some((base) => {
    const full = posix.join(base, wanted);
    return pattern ? [...paths].some((one) => pattern(full).test(one)) : paths.has(full);
  });
}

it('every path in backticks exists, and a bare name identifies one file', () => {
  const seen = docs.flatMap(({ spans }) => spans.filter(isPath));
  expect(seen.length).toBeGreaterThan(300);
  expect(
    complaints((doc) =>
      [...doc.spans, ...doc.blocks]
        .flatMap((span) => (/^(node|pnpm|npm|vitest|sh) /.test(span) ? span.split(' ').slice(1) : [span]))
        .filter((word) => isPath(word) && !exists(word, doc)),
    ),
  ).toEqual([]);
});

/** Names of code, which have a capital inside. */
const isCodeName = (span: string) => /^[a-zA-Z]*[a-z][A-Z]\w*$/.test(span);

it('every name of code in backticks occurs in the code', () => {
  const code = new Set(
    files
      .filter((file) => /\.(tsx?|mjs|sql|json|toml|py|html)$/.test(file))
      .flatMap((file) => read(file).match(/\w+/g) ?? []),
  );
  const present = ({ file }: Doc) => !file.startsWith('docs/decisions/');
  expect(docs.filter(present).flatMap(({ spans }) => spans.filter(isCodeName)).length).toBeGreaterThan(150);
  expect(
    complaints((doc) =>
      present(doc) ? doc.spans.filter((span) => isCodeName(span) && !code.has(span)) : [],
    ),
  ).toEqual([]);
});

/** Names of code that look like words, such as `drawn` or `private.quota_of`. */
const plainName = /^(?:\w+\.)*([a-z][a-z_]*)$/;

it("every plain name in a recipe's step occurs in a file of code that the step names", () => {
  const found: string[] = [];
  const wrong = complaints(({ file, prose }) =>
    !file.startsWith('docs/recipes/')
      ? []
      : prose.split(/\n(?=\d+\. |#|\*\*|\| )/).flatMap((step) => {
          const spans = [...step.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span.replace(/\s+/g, ' '));
          const named = spans
            .filter((span) => /\.\w+$/.test(span) && isPath(span))
            .map((span) => patternOf(`**/${span}`))
            .flatMap((pattern) => files.filter((path) => pattern.test(`/${path}`)));
          const code = new Set(named.flatMap((path) => read(path).match(/\w+/g) ?? []));
          return spans.filter((span) => {
            const [, name] = isPath(span) ? [] : (plainName.exec(span) ?? []);
            if (!name || named.length === 0) return false;
            found.push(span);
            return !code.has(name);
          });
        }),
  );
  expect(wrong).toEqual([]);
  expect(found.length).toBeGreaterThan(40);
});

/** The anchors that GitHub gives a document's headings. */
const anchorsOf = (markdown: string) =>
  [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

it('every link leads to a file, and to a heading in it', () => {
  expect(
    complaints(({ file, prose }) =>
      [...prose.matchAll(/\]\(([^)\s]+)\)/g)]
        .map(([, target = '']) => target)
        .filter((target) => {
          if (/^(https?|mailto):/.test(target)) return false;
          const [path = '', anchor] = target.split('#');
          const full = path ? posix.join(posix.dirname(file), path).replace(/\/$/, '') : file;
          return !paths.has(full) || (anchor !== undefined && !anchorsOf(read(full)).includes(anchor));
        }),
    ),
  ).toEqual([]);
});

it('every package entry that documents name is exported', () => {
  expect(
    complaints(({ spans }) =>
      spans.filter((span) => {
        const [, name, entry] = /^(@daybreak\/[\w-]+)(\/[\w./*-]+)?$/.exec(span) ?? [];
        if (!name) return false;
        const found = packages.find(({ manifest }) => manifest.name === name);
        if (!found) return true;
        return (
          entry !== undefined &&
          !Object.keys(found.manifest.exports).some((key) =>
            key.endsWith('*') ? entry.startsWith(key.slice(1, -1)) : key.slice(1) === entry,
          )
        );
      }),
    ),
  ).toEqual([]);
});

/** The parts of `pnpm bench`, and the kinds of tests. */
const benches = [...read('scripts/bench/bench.ts').matchAll(/^ {2}(\w+): \(\) => import/gm)].map(
  ([, part]) => part,
);
const kinds = new Set(
  ['vitest.config.ts', 'playwright.config.ts']
    .concat(files.filter((file) => /^(apps\/storybook|supabase)\/vitest.*\.config\.ts$/.test(file)))
    .flatMap((file) => [...read(file).matchAll(/name: '(\w+)'/g)].map(([, kind = '']) => kind)),
);
/** The commands built into pnpm and npm. */
const builtIn = ['install', 'exec', 'pack', 'audit'];

/** Returns a command's problem, or undefined if it can be run. */
function fault(command: string): string | undefined {
  const [program, ...words] = command.split(/\s+/);
  const project = /--project (\w+)/.exec(command)?.[1];
  if (project && words[0] !== 'visual' && !kinds.has(project)) return `no project ${project}`;
  if (program === 'npm') {
    const script = words[0] === 'run' ? words[1] : words[0];
    return script && (scripts[script] || script === 'install') ? undefined : `no script ${script}`;
  }
  if (words[0] === '--filter') {
    const chosen = packages.find(({ manifest }) => manifest.name === words[1]);
    if (!chosen) return `no package ${words[1]}`;
    const script = words[2] ?? '';
    return chosen.manifest.scripts?.[script] || builtIn.includes(script) ? undefined : `no script ${script}`;
  }
  const [script = '', ...rest] = words;
  if (script === 'exec') return programs.has(rest[0] ?? '') ? undefined : `no program ${rest[0]}`;
  if (!scripts[script] && !builtIn.includes(script) && !programs.has(script)) return `no script ${script}`;
  const known: Record<string, readonly (string | undefined)[]> = {
    check: Object.keys(steps),
    bench: benches,
  };
  const options = rest.findIndex((word) => word.startsWith('-'));
  const unknown = rest
    .slice(0, options < 0 ? undefined : options)
    .find((word) => !known[script]?.includes(word));
  return known[script] && unknown ? `${script} has no ${unknown}` : undefined;
}

it('every command names a script, a step or a program', () => {
  const commandsOf = ({ spans, blocks }: Doc) =>
    [...spans, ...blocks].flatMap((span) =>
      span
        .split(/ && |; /)
        .flatMap((part) => /(?:^|^[A-Z]+=\S+ )((?:pnpm|npm) (?!is |takes ).+)$/.exec(part)?.[1] ?? []),
    );
  expect(docs.flatMap(commandsOf).length).toBeGreaterThan(60);
  expect(benches.length).toBeGreaterThan(5);
  expect(
    complaints((doc) =>
      commandsOf(doc).flatMap((command) => {
        const wrong = fault(command);
        return wrong ? [`${command}: ${wrong}`] : [];
      }),
    ),
  ).toEqual([]);
});

const numbers = 'two three four five six seven eight nine ten eleven twelve'.split(' ');
/** The counts that documents can state, because this test checks them. */
const counted: Record<string, number> = {
  packages: readdirSync(join(root, 'packages')).length,
  slides: [...read('packages/designers/src/deck/slides.ts').matchAll(/^ {2}\{ id: /gm)].length,
  'kinds of people': actors.length,
};
const things =
  'slides?|designers?|journeys?|stories|tests|packages|migrations|functions|components|layouts|tables|roles|pages|props|screens|kinds of (?:people|fields?|tests)|field kinds|samples|decisions';

it('every count in a sentence is one that this test checks', () => {
  const found: string[] = [];
  const wrong = complaints(({ file, prose }) => {
    // Benchmarks state counts of their day.
    if (file === 'docs/benchmarks.md') return [];
    const counts = wordsOf(prose).matchAll(
      new RegExp(`\\b(${numbers.join('|')}|\\d[\\d,]*)[ -](${things})\\b`, 'gi'),
    );
    return [...counts].flatMap(([words, number = '', thing = '']) => {
      found.push(words);
      const spelled = numbers.indexOf(number.toLowerCase()) + 2;
      const value = spelled > 1 ? spelled : Number(number.replace(',', ''));
      return counted[thing.toLowerCase()] === value ? [] : [words];
    });
  });
  expect(wrong).toEqual([]);
  expect(found.length, 'the counts are found').toBeGreaterThan(1);
});

/** Documents that list the words we don't use. */
const wordLists = ['docs/glossary.md', 'docs/copy.md'];

it("documents use the glossary's words", () => {
  const [, table = ''] = read('docs/glossary.md').split("## Words we don't use");
  const unused = [...table.matchAll(/^\| ([\w ,]+?) \|/gm)]
    .flatMap(([, words = '']) => words.split(', '))
    .filter((word) => word !== 'Not' && !word.startsWith('a letter'));
  expect(unused).toContain('whoever');
  const pattern = new RegExp(`\\b(${unused.join('|')}|standing|stood|mended|mends|mending)\\b`, 'gi');
  expect(
    complaints(({ file, prose }) =>
      wordLists.includes(file) ? [] : [...wordsOf(prose).matchAll(pattern)].map(([word]) => word),
    ),
  ).toEqual([]);
});

it('the README and the recipes stay short', () => {
  const lines = (file: string) => read(file).trimEnd().split('\n').length;
  expect(lines('README.md')).toBeLessThanOrEqual(120);
  const recipes = docs.filter(({ file }) => file.startsWith('docs/recipes/'));
  expect(recipes.length).toBeGreaterThan(5);
  expect(recipes.filter(({ file }) => lines(file) > 40).map(({ file }) => file)).toEqual([]);
});

it('the index of decisions lists each by its title, and explains numbers that are missing', () => {
  const index = read('docs/decisions/README.md');
  const decisions = files.filter((file) => /^docs\/decisions\/\d{4}-/.test(file));
  expect([...index.matchAll(/^- (\[.+\]\(\S+\.md\))/gm)].map(([, link]) => link)).toEqual(
    decisions.map((file) => `[${/^# (.+)$/m.exec(read(file))?.[1]}](${posix.basename(file)})`),
  );
  const numbers = new Set(decisions.map((file) => Number(posix.basename(file).slice(0, 4))));
  const missing = Array.from({ length: Math.max(...numbers) }, (_, index) => index + 1).filter(
    (number) => !numbers.has(number),
  );
  expect(index.replace(/\s+/g, ' ')).toContain(`${missing.join(', ').replace(/, (\d+)$/, ' and $1')} were`);
});
