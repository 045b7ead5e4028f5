import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { filesOf, type Packed, unpackedBytes } from './pack.ts';

/** Maximum bytes of a package, packed or unpacked. */
const limits: Record<string, number> = { '@daybreak/brand': 3_000_000 };

/** Style sheets read these custom properties; without the package that sets them, they have no value. */
const propertiesOf = { '@daybreak/brand': 'var(--brand-', '@daybreak/ui': 'var(--ui-' };

const packageOf = (specifier: string) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** Returns the imports of a module: static, dynamic, or in a type. */
function importsOf(file: string, text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    const specifier =
      ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
        ? node.moduleSpecifier
        : ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
          ? node.arguments[0]
          : ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)
            ? node.argument.literal
            : undefined;
    if (specifier && ts.isStringLiteralLike(specifier)) found.push(specifier.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return found;
}

interface Reached {
  /** Files below `dist` that the entries reach. */
  files: Set<string>;
  /** Other packages that these files import, or whose custom properties they read. */
  packages: Set<string>;
}

function reachedFrom({ folder, manifest }: Packed): Reached {
  const files = new Set<string>();
  const packages = new Set<string>();
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');

  const visit = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    if (file.endsWith('.css'))
      for (const [name, property] of Object.entries(propertiesOf))
        if (name !== manifest.name && read(file).includes(property)) packages.add(name);
    if (!/\.[jt]s$/.test(file)) return;
    for (const specifier of importsOf(file, read(file))) {
      if (!specifier.startsWith('.')) packages.add(packageOf(specifier));
      else {
        const path = join(file, '..', specifier);
        visit(file.endsWith('.d.ts') ? path.replace(/(\.js)?$/, '.d.ts') : path);
      }
    }
  };
  for (const targets of Object.values(manifest.exports))
    for (const target of typeof targets === 'string' ? [targets] : Object.values(targets))
      if (!target.includes('*')) visit(join(target));
  return { files, packages };
}

/** Class names in a style sheet that no script mentions: no element can ever have them. */
function unwornClasses(packed: Packed): string[] {
  const read = (file: string) => readFileSync(join(packed.folder, file), 'utf8');
  const dist = filesOf(packed).filter((file) => file.startsWith('dist/'));
  const words = new Set(
    dist.filter((file) => file.endsWith('.js')).flatMap((file) => read(file).split(/[^\w-]+/)),
  );
  const css = dist
    .filter((file) => file.endsWith('.css'))
    .map(read)
    .join('');
  const selectors = css.replaceAll(/url\([^)]*\)|"[^"]*"/g, '').match(/\.[a-z_][\w-]*/gi) ?? [];
  return [...new Set(selectors.map((selector) => selector.slice(1)))].filter((name) => !words.has(name));
}

/** Returns the problems of a package as it would be published: dependencies, ranges, unreachable files, size. */
export function problemsOf(packed: Packed): string[] {
  const { manifest, folder, packedBytes } = packed;
  const reached = reachedFrom(packed);
  const stated = { ...manifest.dependencies, ...manifest.peerDependencies };
  const files = filesOf(packed);
  const limit = limits[manifest.name] ?? Number.POSITIVE_INFINITY;
  return [
    ...[...reached.packages]
      .filter((name) => !(name in stated))
      .map((name) => `dist imports ${name}, which is no dependency`),
    ...Object.keys(stated)
      .filter((name) => !reached.packages.has(name))
      .map((name) => `no file of dist needs the dependency ${name}`),
    ...Object.entries(stated)
      .filter(([, range]) => !range.startsWith('^'))
      .map(([name, range]) => `the range of ${name} is ${range}: without a caret a site gets a second copy`),
    ...[...reached.files]
      .filter((file) => !existsSync(join(folder, file)))
      .map((file) => `${file} is not in the tarball`),
    ...files
      .filter((file) => file.startsWith('dist/') && !reached.files.has(file))
      .map((file) => `no entry reaches ${file}`),
    ...files
      .filter((file) => /\.css\.ts$|\.(stories|test)\./.test(file))
      .map((file) => `${file} is a source`),
    ...unwornClasses(packed).map((name) => `dist/styles.css has rules for ${name}, which no script names`),
    ...[packedBytes, unpackedBytes(packed)]
      .filter((bytes) => bytes > limit)
      .map((bytes) => `it weighs ${bytes} bytes of at most ${limit}`),
  ].map((problem) => `${manifest.name}: ${problem}.`);
}
