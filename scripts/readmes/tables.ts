import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const packages = join(import.meta.dirname, '..', '..', 'packages');

const parse = (path: string) =>
  ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);

/** The comment above a declaration, on one line and escaped for a table cell. */
const docOf = (node: ts.Node): string => {
  const [doc] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  const text = ts.getTextOfJSDocComment(doc?.comment) ?? '';
  return text.replace(/\s+/g, ' ').replaceAll('|', '\\|').trim();
};

const table = (head: string[], rows: string[][]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

interface Declared {
  doc: string;
  /** Names of the properties that an interface adds; optional ones have a question mark. */
  members: { name: string; doc: string }[];
}

/** Returns a module's declarations by name. */
function declarationsOf(source: ts.SourceFile): Map<string, Declared> {
  const found = new Map<string, Declared>();
  for (const statement of source.statements) {
    const name = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations[0]?.name.getText(source)
      : ts.isFunctionDeclaration(statement) ||
          ts.isClassDeclaration(statement) ||
          ts.isInterfaceDeclaration(statement)
        ? statement.name?.text
        : undefined;
    if (!name) continue;
    const members = ts.isInterfaceDeclaration(statement)
      ? statement.members.filter(ts.isPropertySignature).map((member) => ({
          name: `\`${member.name.getText(source)}${member.questionToken ? '?' : ''}\``,
          doc: docOf(member),
        }))
      : [];
    found.set(name, { doc: docOf(statement), members });
  }
  return found;
}

/**
 * The components of `@daybreak/ui`, in its entry's order: description, own props, and whether it renders on a server.
 */
export function componentsTable(): string {
  const folder = join(packages, 'ui', 'src');
  const rows = parse(join(folder, 'index.ts')).statements.flatMap((statement) => {
    if (!ts.isExportDeclaration(statement) || !statement.exportClause || !statement.moduleSpecifier)
      return [];
    if (!ts.isNamedExports(statement.exportClause) || !ts.isStringLiteral(statement.moduleSpecifier))
      return [];
    const module = parse(join(folder, statement.moduleSpecifier.text));
    const declared = declarationsOf(module);
    const onServer = !module.text.startsWith("'use client'");
    return statement.exportClause.elements
      .filter((element) => !element.isTypeOnly && /^[A-Z][a-z]/.test(element.name.text))
      .filter((element) => !element.name.text.endsWith('Error'))
      .map(({ name: { text: name } }) => [
        `\`${name}\``,
        declared.get(name)?.doc ?? '',
        declared
          .get(`${name}Props`)
          ?.members.map((member) => member.name)
          .join(', ') || 'none',
        onServer ? 'drawn there' : 'client',
      ]);
  });
  return table(['Component', 'What it does', 'Props of its own', 'On a server'], rows);
}

/** The props that every designer takes. */
export function designerPropsTable(): string {
  const { members = [] } =
    declarationsOf(parse(join(packages, 'designers', 'src', 'editor', 'designer.ts'))).get('DesignerProps') ??
    {};
  return table(
    ['Prop', 'What it is'],
    members.map(({ name, doc }) => [name, doc]),
  );
}

/** Replaces the text between `<!-- name -->` and `<!-- /name -->`. Throws when a README has no such place. */
export function replaceBlock(markdown: string, name: string, text: string): string {
  const [open, close] = [`<!-- ${name} -->\n`, `\n<!-- /${name} -->`];
  const [start, end] = [markdown.indexOf(open), markdown.indexOf(close)];
  if (start < 0 || end < 0) throw new Error(`The README has no block "${name}".`);
  return markdown.slice(0, start + open.length) + text + markdown.slice(end);
}
