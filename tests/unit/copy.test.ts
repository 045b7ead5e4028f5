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

/** Words that the product doesn't use either, and its own (the word list in docs/copy.md). */
const words: readonly (readonly [RegExp, string])[] = [
  [
    /\b(cannot|(could|does|did|is|are|was|were|has|have|had|would|should|will) not)\b(?! (null|distinct)\b)/i,
    'the contraction',
  ],
  [/\b(whoever|whomever)\b/i, '“anyone who”'],
  [/\b(some|any|no|every)body\b/i, '“someone”, “anyone”, “no one” or “everyone”'],
  [/\b(you|we|they|administrators?|staff|only [a-z ]+) may\b|\bmay not\b/i, '“can” or “can’t”'],
  [/\b(anew|once more)\b/i, '“again”'],
  [/\ball the same\b/i, '“still”'],
  [/(?<!\bmany pieces )\bat once\b/i, '“right away” or “at a time”'],
  [/\b(leave|left)( it| this field)? empty\b/i, '“blank”'],
  [/\bthere (is|are) no such\b/i, '“… doesn’t exist”'],
  [/\b(in order to|will be able to)\b/i, 'fewer words'],
  [/\bkept (on|in) this (computer|browser)\b/i, '“saved in this browser”'],
  [/\bmail program/i, '“email app”'],
  [/\bstands\b/i, '“appears” or “is”'],
  [/\b(in|to|from|empty) (the |your )?bin\b/i, '“trash”'],
];

/** Texts whose words are someone else's: of a service that the local server stands in for, a model's, quotes, and those the wizard reads. */
const otherWords =
  /^(supabase\/local\/(auth|functions|http|storage)\/|supabase\/functions\/ai-chat\/(prompt|quote)\.ts|apps\/portal\/src\/features\/home\/quotes\.ts|packages\/designers\/src\/editor\/reading\/(phrases|words)\.ts)/;

const folders = [
  'apps/portal/src',
  'apps/storybook',
  'packages',
  ...['functions', 'hosted', 'local', 'postgres', 'schema', 'templates'].map((name) => `supabase/${name}`),
];

const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...folders], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter(
    (file) =>
      (/\.tsx?$/.test(file) || /^supabase\/(schema\/.*\.sql|templates\/.*\.html)$/.test(file)) &&
      !file.includes('/scripts/') &&
      !/\.(test|contract|stories|css)\.|\/(testing|openedFiles|wizardBriefs)\/|\/marking\/(groupedWords|weights)\./.test(
        file,
      ),
  );

/** The messages of a schema file's errors. */
const raised = (sql: string) =>
  [...sql.matchAll(/\b(?:raise exception|message =) '((?:[^']|'')+)'/g)].map(([, text = '']) =>
    text.replaceAll("''", "'"),
  );

/** Every text in a source file with several words, or with a capital: what a person may read, without imports and comments. */
function textsOf(file: string, rules: typeof spellings): string[] {
  const written = readFileSync(join(root, file), 'utf8');
  // Most files have none of these words, not even in a comment.
  if (!rules.some(([wrong]) => wrong.test(written))) return [];
  if (file.endsWith('.sql')) return raised(written);
  if (file.endsWith('.html')) return written.split(/<[^>]*>/);
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

const found = (files: readonly string[], rules: typeof spellings) =>
  files.flatMap((file) =>
    textsOf(file, rules).flatMap((text) =>
      rules.flatMap(([wrong, right]) =>
        wrong.test(text) ? [`${file}: “${text.trim()}”: write ${right}`] : [],
      ),
    ),
  );

it('what people read is spelled one way', () => {
  expect(sources.length).toBeGreaterThan(400);
  expect(found(sources, spellings)).toEqual([]);
});

it('what people read is in plain words', () => {
  const plain = sources.filter((file) => !otherWords.test(file));
  expect(plain.length).toBeGreaterThan(300);
  expect(found(plain, words)).toEqual([]);
});
