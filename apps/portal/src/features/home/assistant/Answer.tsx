import { asSentence, inElements, Link } from '@daybreak/ui';
import { Square, SquareCheck } from 'lucide-react';
import Markdown, { type MarkdownToJSX } from 'markdown-to-jsx/react';
import { Children, type ComponentProps, createElement, memo, type ReactNode } from 'react';
import * as styles from './ChatCard.css.ts';
import { assistant } from './messages.ts';

/** Returns whether a link is allowed: a page of this portal, or a web, mail or phone address. Others are plain text. */
const leadsSomewhere = (href: string) => /^(https?:\/\/|mailto:|tel:|\/(?![/\\]))/i.test(href);

const AnswerLink = ({ href = '', children }: ComponentProps<'a'>) =>
  leadsSomewhere(href) ? (
    <Link href={href} newTab={/^https?:/i.test(href)}>
      {children}
    </Link>
  ) : (
    <span>{children}</span>
  );

/** Shows an image's alt text. Images in answers aren't loaded. */
const AnswerImage = ({ alt }: ComponentProps<'img'>) => <span>{alt}</span>;

/** A bold paragraph: the card's own title is a heading, so answers have none. */
const AnswerHeading = ({ children }: { children?: ReactNode }) => (
  <p className={styles.heading}>{children}</p>
);

/** The read-only checkbox of a task in a list. */
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
  // Browsers may translate an answer while it grows, so text next to elements gets an element of its own.
  createElement: (tag, props, ...children) => {
    const within = Children.toArray(children);
    if (within.length === 0) return createElement(tag, props);
    const isText = within.every((child) => typeof child === 'string');
    if (tag === 'code' || tag === 'pre')
      return createElement(tag, { ...props, translate: 'no' }, isText ? within.join('') : within);
    return createElement(tag, props, isText ? asSentence(within.join('')) : inElements(within));
  },
  disableParsingRawHTML: true,
  // Otherwise, text between two rules at the start of an answer is dropped as front matter.
  preserveFrontmatter: true,
  forceBlock: true,
  // Always wraps everything in one element, so that a second block doesn't recreate the first one.
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
 * Renders the assistant's Markdown as elements. Nothing in it runs, loads, or links anywhere it shouldn't. Memoized, so
 * it isn't rendered again while another answer is written below it.
 */
export const Answer = memo(({ children, streaming }: { children: string; streaming: boolean }) => (
  <Markdown className={styles.answer} options={streaming ? streamingOptions : options}>
    {children}
  </Markdown>
));
