import ts from 'typescript';
import { expect, it } from 'vitest';
import { listed, read } from './listed.ts';

/** Spellings that the product doesn't use, each with its replacement (docs/copy.md). */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/\be-mail/i, 'email'],
  [/\bcolour/i, 'color'],
  [/\b(centre|licence|favourite|programme)s?\b/i, 'the American spelling'],
  [/\b(organi|recogni|customi|personali)s(e|ed|es|ing|ation)\b/i, 'the American spelling'],
  [/\bmend/i, 'fix'],
];

/** Words that the product doesn't use, each with its replacement (the word list in docs/copy.md). */
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

/**
 * Files whose wording isn't ours: that of a service that the local server imitates, a model's, quotes, and text that
 * the wizard reads.
 */
const otherWords =
  /^(supabase\/local\/(auth|functions|http|storage)\/|supabase\/functions\/ai-chat\/(prompt|quote)\.ts|apps\/portal\/src\/features\/home\/quotes\.ts|packages\/designers\/src\/editor\/reading\/(phrases|words)\.ts)/;

const folders = [
  'apps/portal/src',
  'apps/storybook',
  'packages',
  ...['functions', 'hosted', 'local', 'postgres', 'schema', 'templates'].map((name) => `supabase/${name}`),
];

const sources = listed(...folders).filter(
  (file) =>
    (/\.tsx?$/.test(file) || /^supabase\/(schema\/.*\.sql|templates\/.*\.html)$/.test(file)) &&
    !file.includes('/scripts/') &&
    !/\.(test|contract|stories|css)\.|\/(testing|openedFiles|wizardBriefs)\/|\/marking\/(groupedWords|weights)\./.test(
      file,
    ),
);

/** The messages of a schema file's errors. */
const errorMessagesOf = (sql: string) =>
  [...sql.matchAll(/\b(?:raise exception|message =) '((?:[^']|'')+)'/g)].map(([, text = '']) =>
    text.replaceAll("''", "'"),
  );

/** A source file's texts that users may read: those with several words or a capital, without imports and comments. */
function textsOf(file: string, rules: typeof spellings): string[] {
  const written = read(file);
  // Skips most files, which have none of these words.
  if (!rules.some(([wrong]) => wrong.test(written))) return [];
  if (file.endsWith('.sql')) return errorMessagesOf(written);
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
  // Words with bars between them are a list of inputs that are accepted in either spelling.
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

it('user-facing text has one spelling per word', () => {
  expect(sources.length).toBeGreaterThan(400);
  expect(found(sources, spellings)).toEqual([]);
});

it('user-facing text uses plain words', () => {
  const plainSources = sources.filter((file) => !otherWords.test(file));
  expect(plainSources.length).toBeGreaterThan(300);
  expect(found(plainSources, words)).toEqual([]);
});
