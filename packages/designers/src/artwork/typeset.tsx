import { Fragment, type ReactNode } from 'react';
import * as styles from './artwork.css.ts';
import {
  breaksInWords,
  isLongWord,
  lastWords,
  partsOfAddress,
  type Stretch,
  stretchesOf,
} from './unbroken.ts';

/** Where a long word breaks before its text is set smaller than usual. `fitTexts` looks for them. */
const inWord = <wbr className={styles.wordJoint} data-joint="word" />;
/** Where an address breaks, once nothing else makes it fit. */
const inAddress = <wbr className={styles.joint} />;

/**
 * A text as pieces set it. Typed line breaks hold; numbers with their unit, telephone numbers and short compounds stay on one
 * line. A long word breaks at its slashes, brackets and the like before a text is set smaller than usual, an address at its `@`, dots and
 * slashes. No character that has ink is changed, so that what is read out of a file is what was typed.
 */
export const typeset = (text: string): ReactNode => setAll(text.trim());

/** The same for how to reach somebody: an address breaks once no size is small enough. */
export const typesetContact = (text: string): ReactNode => setAll(text.trim(), inAddress);

function setAll(text: string, inAddresses = inWord): ReactNode {
  const breaks = breaksInWords(text);
  let from = 0;
  return stretchesOf(text).map((stretch) => {
    const start = from;
    from += stretch.text.length;
    return (
      <Fragment key={start}>
        {start > 0 && breaks.has(start) ? inWord : null}
        {set(stretch, cut(stretch.text, start, breaks), inAddresses)}
      </Fragment>
    );
  });
}

/** A stretch in the parts that `breaks` of the whole text divide it into. */
function cut(stretch: string, start: number, breaks: ReadonlySet<number>): string[] {
  const places = [...breaks]
    .map((place) => place - start)
    .filter((place) => place > 0 && place < stretch.length);
  return [0, ...places].map((place, index) => stretch.slice(place, places[index]));
}

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
export const unbroken = (text: string): ReactNode => (
  <span className={styles.whole}>{inTextColor(text)}</span>
);

/**
 * What asks for a colored picture of the sign before it, for which Firefox and Safari leave the brand's typefaces for one of the computer.
 * In figures of keys and in signs of several parts it holds them together.
 */
const asksForColor = /\ufe0f(?![\u200d\u20e3])/u;
/** Text as it is drawn, with every sign in the color of its words. The studio finds the parts in what was typed. */
const inTextColor = (text: string): ReactNode => (asksForColor.test(text) ? text.split(asksForColor) : text);

const joined = (parts: readonly string[], joint: ReactNode, draw = inTextColor): ReactNode =>
  parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 ? joint : null}
      {draw(part)}
    </Fragment>
  ));

function set({ kind, text }: Stretch, parts: readonly string[], inAddresses: ReactNode): ReactNode {
  switch (kind) {
    case 'loose':
      return joined(parts, inWord);
    case 'whole':
      return unbroken(text);
    case 'joint':
      return <span className={styles.together}>{joined(isLongWord(text) ? parts : [text], inWord)}</span>;
    case 'address':
      return <span className={styles.together}>{joined(partsOfAddress(text), inAddresses, unbroken)}</span>;
  }
}
