import { goesTo } from './addresses.ts';

/** What a file says at its outermost level: a test, a loop of tests, or something that tests use. */
interface Statement {
  /** From 1. */
  line: number;
  text: string;
}

/** Statements begin at the margin, as the formatter leaves them. Imports and comments are no part of any. */
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

/** The lines on which a statement makes its tests, or what groups them. */
const linesOf = ({ line, text }: Statement) => {
  const lines = text.split('\n').flatMap((words, index) => {
    const indent = /^(\s*)test(?:\.describe)?\(/.exec(words)?.[1];
    return indent === undefined ? [] : [{ line: line + index, depth: indent.length }];
  });
  const outermost = Math.min(...lines.map(({ depth }) => depth));
  return lines.filter(({ depth }) => depth === outermost).map((one) => one.line);
};

/** Whether words are about a page: its address, also with a search behind it, or its name. */
function isAbout(addresses: readonly string[]): (text: string) => boolean {
  const names = addresses.map((address) =>
    (/[^/=]+(?=$|\/:\w+$)/.exec(address)?.[0] ?? '').replaceAll('-', '\\W?'),
  );
  const about = new RegExp(names.filter(Boolean).join('|') || '$.', 'i');
  return (text) => goesTo(text, addresses) || about.test(text);
}

/**
 * The journeys of a file that go to one of these addresses, as `file:line`: those that name the page, and those that use what names
 * it. The file itself where that cannot be told apart.
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
  // What neither has a name nor makes a test, such as what runs before each, belongs to all of them.
  const lines = [...going].map((statement) => (nameOf(statement) === undefined ? linesOf(statement) : []));
  const whole = [...going].some((one, at) => nameOf(one) === undefined && lines[at]?.length === 0);
  if (whole || lines.flat().length === 0) return [path];
  return [...new Set(lines.flat())].sort((a, b) => a - b).map((line) => `${path}:${line}`);
}
