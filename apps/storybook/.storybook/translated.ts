import { configure } from 'storybook/test';
import { translatableVerbatim } from './verbatimWords.ts';
import { wrapTexts } from './wrapTexts.ts';

/** Whether the page is one that the browser translates, while a story plays. What it is beside that, the run without finds. */
export const isTranslated = import.meta.env.VITE_TRANSLATED !== undefined;
/** People of the stories. */
const sampleNames = [
  'Ada Okafor',
  'Amara Okonkwo',
  'Ben Zimmer',
  'Max Brandt',
  'Max Ortiz',
  'Maya Stone',
  'Sam Rivera',
  'Ulla Berg',
];
let problems: string[] = [];

/**
 * Shows those who look for a text, or read a name, the page as React made it: queries ask an element for its own texts, which are
 * two `<font>` further down.
 */
function seeThroughFonts() {
  configure({ defaultIgnore: 'script, style, font' });
  const read = Object.getOwnPropertyDescriptor(Node.prototype, 'childNodes')
    ?.get as () => NodeListOf<ChildNode>;
  const isFont = (node: Node | null): node is Element => node?.nodeName === 'FONT';
  Object.defineProperty(Node.prototype, 'childNodes', {
    configurable: true,
    get(this: Node) {
      const nodes = read.call(this);
      if (isFont(this) || !Array.prototype.some.call(nodes, isFont)) return nodes;
      const seen = Array.from(nodes, (node) => (isFont(node) ? (node.firstChild?.firstChild ?? node) : node));
      return Object.assign(seen, { item: (at: number) => seen[at] ?? null });
    },
  });
}
if (isTranslated) seeThroughFonts();

/** Begins to translate, before the story is drawn. */
export function translate(): () => void {
  problems = [];
  return wrapTexts((problem) => problems.push(problem));
}

/** Expects that nothing was lost between React and the page. */
export async function expectTextsKept(): Promise<void> {
  // What was changed last is told of in a task of its own.
  await new Promise((done) => setTimeout(done));
  if (problems.length > 0) throw new Error([...new Set(problems)].join('\n'));
  const verbatim = translatableVerbatim(sampleNames);
  if (verbatim.length > 0) throw new Error(`A browser would translate\n${verbatim.join('\n')}`);
}
