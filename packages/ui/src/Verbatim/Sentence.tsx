import type { ComponentProps, ReactNode } from 'react';
import { Verbatim } from './Verbatim.tsx';

/** Patterns of words that are the same in every language. */
const invariantPatterns = [
  // Addresses, files, file types and packages: a dot or an at sign within a word, or before it.
  /(?:[\p{L}\d][^\s"“”,;]*)?[.@]\p{L}[^\s"“”,;]*[\p{L}\d]/u,
  // Colors.
  /#[\dA-F]{6}/,
  // Phone numbers.
  /[+(]\d[\d ()-]{7,}\d/,
  // Keys.
  /(?:Ctrl[ +]|⌘)[A-Z]\b/,
  // References and order numbers.
  /[A-Z\d]{2,}(?:-[A-Z\d]{3,})+\b/,
].map(({ source }) => source);

const escaped = (word: string) => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
const anyOf = (words: readonly string[]) => new RegExp(`(${words.join('|')})`, 'u');
const matchesInvariant = anyOf(invariantPatterns);

export interface SentenceProps extends ComponentProps<'span'> {
  children: string;
  /** Names and other words to leave untranslated. Addresses, files, colors and numbers are recognized by their form. */
  verbatim?: readonly string[];
}

/**
 * A sentence that browsers can translate, except for words that are the same in every language. Each new sentence gets a new element,
 * because the browser's translation may have replaced the text of this one.
 */
export const Sentence = ({ children, verbatim, ...rest }: SentenceProps) => (
  <span key={children} {...rest}>
    {children
      .split(
        verbatim ? anyOf([...verbatim.filter(Boolean).map(escaped), ...invariantPatterns]) : matchesInvariant,
      )
      .map((part, place) => (place % 2 ? <Verbatim key={`${place}`}>{part}</Verbatim> : part))}
  </span>
);

/** Renders a text that's passed to a component. */
export const asSentence = (node: ReactNode): ReactNode =>
  typeof node === 'string' && matchesInvariant.test(node) ? <Sentence>{node}</Sentence> : node;
