import type { ComponentProps, ReactNode } from 'react';
import { Verbatim } from './Verbatim.tsx';

/** What looks the same in every language, wherever it is met. */
const looks = [
  // Addresses, files, file types and packages: a dot or an at sign within a word, or before it.
  /(?:[\p{L}\d][^\s"“”,;]*)?[.@]\p{L}[^\s"“”,;]*[\p{L}\d]/u,
  // Colors.
  /#[\dA-F]{6}/,
  // Telephone numbers.
  /[+(]\d[\d ()-]{7,}\d/,
  // Keys.
  /(?:Ctrl[ +]|⌘)[A-Z]\b/,
  // References and order numbers.
  /[A-Z\d]{2,}(?:-[A-Z\d]{3,})+\b/,
].map(({ source }) => source);

const escaped = (word: string) => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
const anyOf = (words: readonly string[]) => new RegExp(`(${words.join('|')})`, 'u');
const lookingSo = anyOf(looks);

export interface SentenceProps extends ComponentProps<'span'> {
  children: string;
  /** Names and other words of it that look like any: addresses, files, colors and numbers are known by their look. */
  verbatim?: readonly string[];
}

/**
 * A sentence of which a browser translates all but what is the same in every language. Another sentence is another element: React
 * changes no text of this one, which a browser may have replaced.
 */
export const Sentence = ({ children, verbatim, ...rest }: SentenceProps) => (
  <span key={children} {...rest}>
    {children
      .split(verbatim ? anyOf([...verbatim.filter(Boolean).map(escaped), ...looks]) : lookingSo)
      .map((part, place) => (place % 2 ? <Verbatim key={`${place}`}>{part}</Verbatim> : part))}
  </span>
);

/** What components do with a text that they are given. */
export const asSentence = (given: ReactNode): ReactNode =>
  typeof given === 'string' && lookingSo.test(given) ? <Sentence>{given}</Sentence> : given;
