import { Link } from '@daybreak/ui';
import Markdown, { type MarkdownToJSX } from 'markdown-to-jsx/react';
import type { ComponentProps, ReactNode } from 'react';
import * as styles from './ChatCard.css.ts';

/** Where an answer may lead: a page of this portal, or a web, mail or telephone address. Everything else is only text. */
const leadsSomewhere = (href: string) => /^(https?:\/\/|mailto:|tel:|\/(?![/\\]))/i.test(href);

const AnswerLink = ({ href = '', children }: ComponentProps<'a'>) =>
  leadsSomewhere(href) ? (
    <Link href={href} newTab={/^https?:/i.test(href)}>
      {children}
    </Link>
  ) : (
    children
  );

/** Pictures of an answer are not loaded: their words stand for them. */
const AnswerImage = ({ alt }: ComponentProps<'img'>) => <>{alt}</>;

/** The card has the page's headings: those of an answer are paragraphs that weigh more. */
const AnswerHeading = ({ children }: { children?: ReactNode }) => (
  <p className={styles.heading}>{children}</p>
);

const options: MarkdownToJSX.Options = {
  disableParsingRawHTML: true,
  forceBlock: true,
  overrides: {
    a: AnswerLink,
    img: AnswerImage,
    ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, AnswerHeading])),
  },
};

/** The assistant's Markdown as elements. Nothing in it runs, loads or leads anywhere it should not. */
export const Answer = ({ children, streaming }: { children: string; streaming: boolean }) => (
  <Markdown className={styles.answer} options={{ ...options, optimizeForStreaming: streaming }}>
    {children}
  </Markdown>
);
