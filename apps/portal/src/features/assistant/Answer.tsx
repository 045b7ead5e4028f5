import { asSentence, inElements, Link } from '@daybreak/ui';
import { Square, SquareCheck } from 'lucide-react';
import Markdown, { type MarkdownToJSX } from 'markdown-to-jsx/react';
import { Children, type ComponentProps, createElement, memo, type ReactNode } from 'react';
import * as styles from './ChatCard.css.ts';
import { assistant } from './messages.ts';

/** Where an answer may lead: a page of this portal, or a web, mail or telephone address. Everything else is only text. */
const leadsSomewhere = (href: string) => /^(https?:\/\/|mailto:|tel:|\/(?![/\\]))/i.test(href);

const AnswerLink = ({ href = '', children }: ComponentProps<'a'>) =>
  leadsSomewhere(href) ? (
    <Link href={href} newTab={/^https?:/i.test(href)}>
      {children}
    </Link>
  ) : (
    <span>{children}</span>
  );

/** Pictures of an answer are not loaded: their words stand for them. */
const AnswerImage = ({ alt }: ComponentProps<'img'>) => <span>{alt}</span>;

/** The card has the page's headings: those of an answer are paragraphs that weigh more. */
const AnswerHeading = ({ children }: { children?: ReactNode }) => (
  <p className={styles.heading}>{children}</p>
);

/** The box of a task in a list: it says how things are, and cannot be ticked. */
const AnswerTask = ({ checked }: ComponentProps<'input'>) => {
  const Box = checked ? SquareCheck : Square;
  return (
    <Box
      size={16}
      className={styles.task}
      role="img"
      aria-label={checked ? assistant.done : assistant.open}
    />
  );
};

const options: MarkdownToJSX.Options = {
  // An answer grows while a browser may translate it: a text beside others has an element of its own.
  createElement: (tag, props, ...children) => {
    const within = Children.toArray(children);
    if (within.length === 0) return createElement(tag, props);
    const isText = within.every((child) => typeof child === 'string');
    if (tag === 'code' || tag === 'pre')
      return createElement(tag, { ...props, translate: 'no' }, isText ? within.join('') : within);
    return createElement(tag, props, isText ? asSentence(within.join('')) : inElements(within));
  },
  disableParsingRawHTML: true,
  // Otherwise what stands between two rules at the beginning of an answer is taken for data about it, and left out.
  preserveFrontmatter: true,
  forceBlock: true,
  // One element around all, from the first block on: the second does not make the first one anew.
  forceWrapper: true,
  overrides: {
    a: AnswerLink,
    img: AnswerImage,
    input: AnswerTask,
    ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, AnswerHeading])),
  },
};
const streamingOptions = { ...options, optimizeForStreaming: true };

/**
 * The assistant's Markdown as elements. Nothing in it runs, loads or leads anywhere it should not. Kept as it is while
 * another answer is written below it.
 */
export const Answer = memo(({ children, streaming }: { children: string; streaming: boolean }) => (
  <Markdown className={styles.answer} options={streaming ? streamingOptions : options}>
    {children}
  </Markdown>
));
