import type { Option } from '../editor/fields/fields.ts';

/** The assistant's knowledge about a designer, by passage title. */
export type Passages = Readonly<Record<string, string>>;

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Returns "four", or figures from eleven on. */
export const countInWords = (items: { readonly length: number }): string =>
  words[items.length] ?? String(items.length);

/** Returns "a, b and c". */
export const joinWithAnd = (items: readonly string[]): string => new Intl.ListFormat('en-GB').format(items);

/** Returns "a, b or c". */
export const joinWithOr = (items: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(items);

/** The names of options, as words in a sentence: "white", "Service Reminder" as "service reminder". */
export const namesOf = (options: readonly Option[]): string[] =>
  options.map(({ label }) => (label.split(/[:(]/)[0] ?? label).trim().toLowerCase());

/** Returns a size as people type it: "11x17". */
const typed = (text: string) => text.replaceAll(/\s*×\s*/g, 'x');

/**
 * The sizes of a field, as people type them: "Letter (8.5x11 inches, the default)", "11x17 inches", "A3 (297x420 mm)".
 */
export const sizesIn = ({ options, initial }: { options: readonly Option[]; initial: string }): string[] =>
  options.map(({ value, label }) => {
    const name = typed(label)
      .replace(/^(\S+) in (.+)/, '$2 ($1 in)')
      .replace(/ in\b/, ' inches')
      .replace(/, (.*)/, ' ($1)')
      .replace('Custom', 'a custom size');
    if (value !== initial) return name;
    return name.endsWith(')') ? `${name.slice(0, -1)}, the default)` : `${name} (the default)`;
  });

/** Screen sizes in a sentence: "feed post 1080x1080 pixels". */
export const pixelsOf = (sizes: readonly { label: string; width: number; height: number }[]): string =>
  `${joinWithAnd(sizes.map(({ label, width, height }) => `${label.toLowerCase()} ${width}x${height}`))} pixels`;
