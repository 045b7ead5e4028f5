import { Fragment, type ReactNode } from 'react';
import * as styles from '../artwork.css.ts';
import { breaksInWords, isLongWord, partsOfAddress, stretchesOf, type WordGroup } from './unbroken.ts';

/** A point where a long word breaks before its text shrinks below its usual size. `fitTexts` looks for these. */
const inWord = <wbr className={styles.wordJoint} data-joint="word" />;
/** A point where an address breaks if nothing else makes it fit. */
const inAddress = <wbr className={styles.joint} />;

/**
 * Sets a text for a piece. Keeps typed line breaks. Numbers with their unit, phone numbers, and short compounds stay on
 * one line. A long word breaks at slashes, brackets, and the like before its text shrinks below its usual size; an
 * address breaks at its `@`, dots, and slashes. `evenLines` leaves no word alone on a line. Visible characters never
 * change, so text extracted from a file matches what was typed.
 */
export const typeset = (text: string): ReactNode => setAll(text.trim());

/** Sets contact details: an address breaks only once no size is small enough. */
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

/** Splits a stretch at those of the text's `breaks` that fall inside it. */
function cut(stretch: string, start: number, breaks: ReadonlySet<number>): string[] {
  const places = [...breaks]
    .map((place) => place - start)
    .filter((place) => place > 0 && place < stretch.length);
  return [0, ...places].map((place, index) => stretch.slice(place, places[index]));
}

/** A sentence with more characters isn't a slogan, and breaks like running text. */
const longestSlogan = 24;

/** Sets a headline: one made of short sentences breaks between them before it breaks inside one. */
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

/** Sets a phone number in any format, which never breaks. */
export const noBreak = (text: string): ReactNode => <span className={styles.whole}>{inTextColor(text)}</span>;

/**
 * The variation selector that asks for a color emoji, for which Firefox and Safari switch from the brand's typefaces to
 * a system font. In keycaps and in multi-part emoji it joins the parts, so it stays.
 */
const asksForColor = /\ufe0f(?![\u200d\u20e3])/u;
/** Text as drawn, with every symbol in the color of its words. The studio finds the parts in the typed text. */
const inTextColor = (text: string): ReactNode =>
  asksForColor.test(text) ? text.split(asksForColor) : text.split(code).length > 1 ? cased(text) : text;

/** A name that keeps its lowercase letter among capitals: "R2v3". */
const code = /(?<![\p{L}\d])(\p{Lu}\d+\p{Ll}\d+)(?![\p{L}\d])/u;
const cased = (text: string): ReactNode =>
  text
    .split(code)
    .map((part, index) => (
      <Fragment key={index}>{index % 2 === 1 ? <span className={styles.cased}>{part}</span> : part}</Fragment>
    ));

const joinParts = (parts: readonly string[], joint: ReactNode, draw = inTextColor): ReactNode =>
  parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 ? joint : null}
      {draw(part)}
    </Fragment>
  ));

function set({ kind, text }: WordGroup, parts: readonly string[], inAddresses: ReactNode): ReactNode {
  switch (kind) {
    case 'loose':
      return joinParts(parts, inWord);
    case 'whole':
      return noBreak(text);
    case 'joint':
      return <span className={styles.together}>{joinParts(isLongWord(text) ? parts : [text], inWord)}</span>;
    case 'address':
      return <span className={styles.together}>{joinParts(partsOfAddress(text), inAddresses, noBreak)}</span>;
  }
}
