import { join } from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { textsToBeFound } from './texts/ownElement.ts';

const root = join(import.meta.dirname, '..', '..');
const sample = join(root, 'packages', 'ui', 'src', 'sample.tsx');

/** Artwork is in artboards, which no browser translates (`packages/designers/src/editor/preview/Artboard.tsx`). */
const isArtwork = (file: string) => /^packages\/designers\/src\/editor\/(artwork|layouts)\//.test(file);
/** Puts texts next to elements, and changes its element when its text changes. */
const isSentence = (file: string) => file === 'packages/ui/src/Verbatim/Sentence.tsx';
const isForTests = (file: string) => /\.(test|stories|cases|browser)\.|\/testing\//.test(file);

const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
const drawn = fileNames
  .map((file) => file.slice(root.length + 1))
  .filter((file) => /^(packages|apps\/portal)\/.*src\/.*\.tsx$/.test(file))
  .filter((file) => !isArtwork(file) && !isForTests(file) && !isSentence(file));

const bad = {
  'a text that changes, next to another text': '<p>{n} pieces</p>',
  'a text after one that comes and goes': '<p>{n > 1 && <b>new</b>}Pieces</p>',
  'a text before one that comes and goes': '<p>Pieces{n > 1 && <b>new</b>}</p>',
  'a text that comes and goes': "<p>{n > 1 ? 'new' : null}<b>Pieces</b></p>",
  'a text next to a component that may render nothing': '<p>Pieces <Maybe n={n} /></p>',
  'a text next to an element that is remounted': '<p>Pieces <b key={n}>new</b></p>',
  'a text next to a list': '<p>Pieces {list.map((one) => <b key={one}>{one}</b>)}</p>',
  'a list of texts': '<p>{list}</p>',
  'any node, next to an icon': '<p><i />{given}</p>',
  'a text passed to a component with another': '<Box>{n} pieces</Box>',
  'a text in a fragment': '<Box more={<>Pieces <b>new</b></>} />',
  'a fragment of one text': '<>{given}</>',
  'a text in what suspends': '<p><Suspense>Pieces</Suspense><b /></p>',
};
const good = {
  'a text among constant neighbors': '<p>Pieces <b>new</b> <Solid /></p>',
  'a text in its own element': '<p><span>{n}</span>{n > 1 && <b>new</b>}</p>',
  'one text, built from several': '<p>{String(n) + given}</p>',
  'any node, alone': '<p>{given}</p>',
  'one of two texts': "<Box>{n > 1 ? 'new' : 'old'}</Box>",
  'elements next to others': '<p><i />{elements}</p>',
  'a fragment in an element': '<p><>Pieces <b>new</b></></p>',
  'constants of the source': "<p>{words.title}{' '}<b>{words.of(1)}</b></p>",
};

const start = `import { type ReactNode, Suspense } from 'react';
import type { Elements } from './inElements.tsx';
const words = { title: 'Pieces', of: (count: number) => String(count) };
const Box = ({ children, more }: { children?: ReactNode; more?: ReactNode }) => <div title={String(more)}>{children}</div>;
const Solid = () => <b>new</b>;
const Maybe = ({ n }: { n: number }) => (n > 1 ? <b>new</b> : null);
interface Given { n: number; list: string[]; given: ReactNode; elements: Elements }
`;
const names = Object.keys({ ...bad, ...good });
const sampleText =
  start +
  Object.values({ ...bad, ...good })
    .map((jsx, at) => `export const C${at} = ({ n, list, given, elements }: Given) => ${jsx};`)
    .join('\n');

/**
 * Finds the texts in a file. All files are one program, because reading React's and the DOM's types takes half the
 * time.
 */
let textsIn: (file: string) => string[];
beforeAll(() => {
  const host = ts.createCompilerHost(options);
  // Comments contain no types.
  host.jsDocParsingMode = ts.JSDocParsingMode.ParseNone;
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === sample || fileExists(name);
  host.getSourceFile = (name, target, ...rest) =>
    name === sample ? ts.createSourceFile(name, sampleText, target) : getSourceFile(name, target, ...rest);
  const declared = fileNames.filter((file) => file.endsWith('.d.ts'));
  const rest = { noEmit: true, incremental: false, tsBuildInfoFile: undefined };
  const files = [...drawn.map((file) => join(root, file)), ...declared, sample];
  const program = ts.createProgram(files, { ...options, ...rest }, host);
  textsIn = (file) => {
    const source = program.getSourceFile(file);
    if (!source) throw new Error(`${file} isn't read`);
    return textsToBeFound(source, program.getTypeChecker());
  };
});

const folderOf = (file: string) => file.split('/').slice(0, -1).slice(0, 5).join('/');
const folders = Map.groupBy(drawn, folderOf);

it('every page is looked at', () => expect(drawn.length).toBeGreaterThan(500));

// By folder, because resolving the types takes longer than reading the program.
describe('a text that changes, or has a neighbor that does, is the only child of an element', () => {
  it.each([...folders.keys()])('in %s', (folder) => {
    const found = (folders.get(folder) ?? []).flatMap((file) =>
      textsIn(join(root, file)).map((text) => `${file}:${text}`),
    );
    expect(found).toEqual([]);
  });
});

describe('what is looked for', () => {
  const first = start.split('\n').length;
  const check = (name: string) =>
    textsIn(sample).filter((one) => one.startsWith(`${first + names.indexOf(name)}:`));
  it.each(Object.keys(bad))('is %s', (name) => expect(check(name)).not.toEqual([]));
  it.each(Object.keys(good))('is not %s', (name) => expect(check(name)).toEqual([]));
});
