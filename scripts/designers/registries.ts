import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { designerFolders } from '../../packages/designers/src/designers/designerFolders.ts';

const root = join(import.meta.dirname, '..', '..');
const designers = join(root, 'packages/designers/src/designers');

/** Kinds of `<name>.<kind>.ts` files in a designer's folder, each with the end of its export's name. */
const kinds = {
  manifests: ['manifest', 'Manifest'],
  parts: ['parts', 'Parts'],
  fields: ['fields', 'Fields'],
  migrations: ['migrations', 'Migrations'],
  ideas: ['idea', 'Idea'],
  campaigns: ['campaign', 'Campaign'],
  samples: ['samples', 'Samples'],
  knowledge: ['knowledge', 'Knowledge'],
} as const;

const idOf = async (name: string): Promise<string> =>
  (await import(join(designers, name, `${name}.manifest.ts`)))[`${name}Manifest`].id;

const key = (id: string) => (/^\w+$/.test(id) ? id : `'${id}'`);

const header = '// Made by `pnpm designers` from the folders in `designerFolders.ts`.';

const imports = (files: readonly { name: string; path: string }[]) =>
  files
    .toSorted((one, other) => (one.path.toLowerCase() < other.path.toLowerCase() ? -1 : 1))
    .map(({ name, path }) => `import { ${name} } from '${path}';`);

/** Returns a registry of one kind by designer id, in the order of the list. */
async function registry(kind: string, [file, end]: readonly [string, string]): Promise<string> {
  const declared = designerFolders.filter((name) => existsSync(join(designers, name, `${name}.${file}.ts`)));
  const entries = await Promise.all(
    declared.map(async (name) => `  ${key(await idOf(name))}: ${name}${end},`),
  );
  if (entries.length === 0) return `${header}\nexport const ${kind} = {};\n`;
  return [
    header,
    ...imports(declared.map((name) => ({ name: name + end, path: `../${name}/${name}.${file}.ts` }))),
    '',
    `export const ${kind} = {`,
    ...entries,
    '};',
    '',
  ].join('\n');
}

/** The definitions with sample pieces, for tests and tools that draw all designers. */
function definitions(): string {
  const drawn = designerFolders.filter((name) => existsSync(join(designers, name, `${name}.samples.ts`)));
  return [
    header,
    ...imports(drawn.map((name) => ({ name, path: `../src/designers/${name}/${name}.ts` }))),
    '',
    'export const definitions = {',
    ...drawn.map((name) => `  ${name},`),
    '};',
    '',
  ].join('\n');
}

/** All registries, by path. */
export async function registries(): Promise<Map<string, string>> {
  const files = new Map([[join(root, 'packages/designers/contactSheet/definitions.ts'), definitions()]]);
  for (const [kind, names] of Object.entries(kinds))
    files.set(join(designers, 'registry', `${kind}.ts`), await registry(kind, names));
  return files;
}
