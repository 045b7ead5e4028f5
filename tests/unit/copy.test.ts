import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

/** Spellings that the product doesn't use, and what it writes instead (docs/copy.md). */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/\be-mail/i, 'email'],
  [/\bcolour/i, 'color'],
  [/\b(centre|licence|favourite|programme)s?\b/i, 'the American spelling'],
  [/\b(organi|recogni|customi|personali)s(e|ed|es|ing|ation)\b/i, 'the American spelling'],
  [/\bmend/i, 'fix'],
];

const folders = ['apps/portal/src', 'packages', 'supabase/functions', 'supabase/local'];

const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...folders], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !file.includes('/scripts/') &&
      !/\.(test|stories|css)\.|\/(testing|openedFiles|wizardBriefs)\//.test(file),
  );

/** Every text in a source file with several words, or with a capital: what a person may read, without imports and comments. */
function textsOf(file: string): string[] {
  const written = readFileSync(join(root, file), 'utf8');
  // Most files have none of these spellings, not even in a comment.
  if (!spellings.some(([wrong]) => wrong.test(written))) return [];
  const source = ts.createSourceFile(file, written, ts.ScriptTarget.Latest);
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isStringLiteral(node) || ts.isJsxText(node) || ts.isTemplateLiteralToken(node))
      texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  // A list of words with bars between them is input that's accepted in either spelling.
  return texts.filter((text) => (/\s/.test(text.trim()) || /^[A-Z]/.test(text)) && !/\w\|\w/.test(text));
}

it('what people read is spelled one way', () => {
  const found = sources.flatMap((file) =>
    textsOf(file).flatMap((text) =>
      spellings.flatMap(([wrong, right]) =>
        wrong.test(text) ? [`${file}: “${text.trim()}”: write ${right}`] : [],
      ),
    ),
  );
  expect(sources.length).toBeGreaterThan(400);
  expect(found).toEqual([]);
});
