import { goesTo } from './addresses.ts';

/** A top-level statement of a file: a test, a loop of tests, or something that tests use. */
interface Statement {
  /** Counted from 1. */
  line: number;
  text: string;
}

/** Statements start at the left margin, as the formatter puts them. Imports and comments aren't part of any statement. */
function statementsOf(source: string): Statement[] {
  const statements: Statement[] = [];
  for (const [index, text] of source.split('\n').entries()) {
    const last = statements.at(-1);
    if (/^[a-z]/i.test(text)) statements.push({ line: index + 1, text });
    else if (last) last.text += /^(?:\/[/*]| \*)/.test(text) ? '\n' : `\n${text}`;
  }
  return statements.filter(({ text }) => !text.startsWith('import '));
}

const nameOf = ({ text }: Statement) =>
  /^(?:export\s+)?(?:async\s+)?(?:function|const|let|class)\s+(\w+)/.exec(text)?.[1];

/** The lines where a statement defines its tests or their groups. */
const linesOf = ({ line, text }: Statement) => {
  const lines = text.split('\n').flatMap((words, index) => {
    const indent = /^(\s*)test(?:\.describe)?\(/.exec(words)?.[1];
    return indent === undefined ? [] : [{ line: line + index, depth: indent.length }];
  });
  const outermost = Math.min(...lines.map(({ depth }) => depth));
  return lines.filter(({ depth }) => depth === outermost).map((one) => one.line);
};

/** Returns a test for text that refers to a page: by its address, possibly with a query, or by its name. */
function isAbout(addresses: readonly string[]): (text: string) => boolean {
  const names = addresses.map((address) =>
    (/[^/=]+(?=$|\/:\w+$)/.exec(address)?.[0] ?? '').replaceAll('-', '\\W?'),
  );
  const about = new RegExp(names.filter(Boolean).join('|') || '$.', 'i');
  return (text) => goesTo(text, addresses) || about.test(text);
}

/**
 * The journeys of a file that go to one of these addresses, as `file:line`: those that name the page, and those that use something
 * that names it. The file itself if they can't be told apart.
 */
export function testsGoingTo(path: string, source: string, addresses: Iterable<string>): string[] {
  const wanted = [...addresses];
  if (!goesTo(source, wanted)) return [];
  const statements = statementsOf(source);
  const about = isAbout(wanted);
  const going = new Set(statements.filter(({ text }) => about(text)));
  for (const statement of going) {
    const name = nameOf(statement);
    const uses = new RegExp(`\\b${name}\\b`);
    if (name !== undefined) for (const other of statements) if (uses.test(other.text)) going.add(other);
  }
  // Statements that have no name and define no test, such as `beforeEach`, belong to all tests.
  const lines = [...going].map((statement) => (nameOf(statement) === undefined ? linesOf(statement) : []));
  const goesWithoutLines = [...going].some((one, at) => nameOf(one) === undefined && lines[at]?.length === 0);
  if (goesWithoutLines || lines.flat().length === 0) return [path];
  return [...new Set(lines.flat())].sort((a, b) => a - b).map((line) => `${path}:${line}`);
}
