import { Fragment, type ReactNode } from 'react';
import * as styles from './artwork.css.ts';
import { lastWords, partsOfAddress, partsOfWords, type Stretch, stretchesOf } from './unbroken.ts';

/**
 * A text as pieces set it. Typed line breaks hold; numbers with their unit, telephone numbers and short compounds stay on one
 * line; an address breaks only at its `@`, dots and slashes, once nothing else makes it fit. No character is changed, so that
 * what is read out of a file is what was typed.
 */
export const typeset = (text: string): ReactNode => setAll(text.trim());

const setAll = (text: string): ReactNode =>
  stretchesOf(text).map((stretch, index) => <Fragment key={index}>{set(stretch)}</Fragment>);

/** A sentence of more letters is no slogan, and breaks as running text does. */
const longestSlogan = 24;

/** The same for a headline: one of short sentences breaks between them before it breaks within one. */
export function typesetHeadline(text: string): ReactNode {
  const sentences = text.trim().split(/(?<=[.!?]) +/u);
  const areSlogans =
    sentences.length > 1 && !text.includes('\n') && sentences.every(({ length }) => length <= longestSlogan);
  if (!areSlogans) return typeset(text);
  return sentences.map((sentence, index) => (
    <Fragment key={index}>
      {index > 0 ? ' ' : null}
      <span className={styles.sentence}>{setAll(sentence)}</span>
    </Fragment>
  ));
}

/** The same for running text: no word stands alone on the last line of a paragraph. */
export const typesetText = (text: string): ReactNode =>
  text
    .trim()
    .split('\n')
    .map((line, index) => {
      const [before, end] = lastWords(line);
      return (
        <Fragment key={index}>
          {index > 0 ? '\n' : null}
          {setAll(before)}
          {end ? <span className={styles.together}>{setAll(end)}</span> : null}
        </Fragment>
      );
    });

/** A telephone number, however it is written: never broken. */
export const unbroken = (text: string): ReactNode => <span className={styles.whole}>{text}</span>;

/** Parts of a word that lines may break between, once nothing else makes it fit. */
const joined = (parts: readonly string[], draw: (part: string) => ReactNode): ReactNode =>
  parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && !/\s$/.test(parts[index - 1] ?? '') ? <wbr className={styles.joint} /> : null}
      {draw(part)}
    </Fragment>
  ));

function set({ kind, text }: Stretch): ReactNode {
  switch (kind) {
    case 'loose':
      return joined(partsOfWords(text), (part) => part);
    case 'whole':
      return unbroken(text);
    case 'joint':
      return <span className={styles.together}>{text}</span>;
    case 'address':
      return <span className={styles.together}>{joined(partsOfAddress(text), unbroken)}</span>;
  }
}
