import { configure } from 'storybook/test';
import { translatableVerbatim } from './verbatimWords.ts';
import { wrapTexts } from './wrapTexts.ts';

/** True if the browser translates the page while a story plays. The regular run finds everything else. */
export const isTranslated = import.meta.env.VITE_TRANSLATED !== undefined;
/** The names of people in the stories. */
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
 * Hides the `<font>` elements from code that searches for text or reads a name. Queries check an element's own texts,
 * which are now two `<font>` levels down.
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

/** Starts translating, before the story renders. */
export function translate(): () => void {
  problems = [];
  return wrapTexts((problem) => problems.push(problem));
}

/** Expects that React and the page didn't get out of sync. */
export async function expectTextsKept(): Promise<void> {
  // The last changes are reported in a separate task.
  await new Promise((done) => setTimeout(done));
  if (problems.length > 0) throw new Error([...new Set(problems)].join('\n'));
  const verbatim = translatableVerbatim(sampleNames);
  if (verbatim.length > 0) throw new Error(`A browser would translate\n${verbatim.join('\n')}`);
}
