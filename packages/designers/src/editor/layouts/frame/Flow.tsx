import type { CSSProperties, ReactNode } from 'react';
import * as parts from '../../artwork/artwork.css.ts';
import { typeset, typesetHeadline } from '../../artwork/text/typeset.tsx';
import { stretchesOf } from '../../artwork/text/unbroken.ts';
import type { DraftText } from '../content.ts';
import { type Area, areaStyle, type Frame } from './frame.ts';
import * as styles from './parts.css.ts';

export interface FlowProps {
  frame: Frame;
  area: Area;
  align?: keyof typeof styles.flowAt;
  style?: CSSProperties;
  /** True if it outranks the headline by design: a numeral with its unit. */
  hero?: boolean;
  children: ReactNode;
}

/**
 * Stacks texts with fixed gaps. The headline takes the space the others leave; if that isn't enough, the others shrink.
 * See `fitTexts`.
 */
export const Flow = ({ frame, area, align = 'start', style, hero, children }: FlowProps) => (
  <div
    className={styles.at}
    style={{ ...areaStyle(frame, area), ...style }}
    data-flow=""
    data-hero={hero ? '' : undefined}
  >
    <div className={`${styles.flow} ${styles.flowAt[align]}`}>{children}</div>
  </div>
);

/** Letters with marks above them, including capitals. */
const marked = /\p{Lu}\p{M}|\p{Ll}\p{M}/u;
const leadingOf = (text: string) => styles.leading[marked.test(text.normalize('NFD')) ? 'marked' : 'plain'];

interface HeadlineProps {
  words: DraftText;
  /** The smallest and largest size, in units of the frame. */
  grow: readonly [from: number, to: number];
  /** Ends in the sun, unless the words end in their own punctuation. */
  withSun?: boolean;
  className?: string;
}

export const Headline = ({
  words: { field, text },
  grow,
  withSun = false,
  className = '',
}: HeadlineProps) => {
  const trimmed = text.trim();
  if (!trimmed) return null;
  const last = lastPart(trimmed);
  const start = trimmed.slice(0, -last.length);
  const hasSun = withSun && /[\p{L}\p{N}]$/u.test(trimmed);
  return (
    <div
      className={`${styles.headline} ${leadingOf(trimmed)} ${className}`}
      dir="auto"
      data-tag="h1"
      data-fit={field}
      data-grow={grow.join(' ')}
    >
      {hasSun ? (
        <>
          {typesetStart(start)}
          <span className={parts.together}>
            {typeset(last)}
            <span className={styles.stop} />
          </span>
        </>
      ) : (
        typesetHeadline(trimmed)
      )}
    </div>
  );
};

/** Returns the part that stays with the sun: the last word, and any words tied to it. */
function lastPart(text: string): string {
  const stretch = stretchesOf(text).at(-1);
  const keptLength = stretch && stretch.kind !== 'loose' ? stretch.text.length : 0;
  const [wordStart = ''] = /\S*$/u.exec(text.slice(0, text.length - keptLength)) ?? [];
  return text.slice(-(keptLength + wordStart.length)) || text;
}

/** Everything before the last word, including the space between them. */
const typesetStart = (text: string) =>
  text.trim() ? (
    <>
      {typeset(text)}
      {/\n\s*$/.test(text) ? '\n' : ' '}
    </>
  ) : null;

interface TextProps {
  words: DraftText | undefined;
  className: string;
  floor?: number;
  style?: CSSProperties;
}

/** A text in a flow that may shrink to `floor` times its size. Empty texts render nothing. */
export const Text = ({ words, className, floor = 0.55, style }: TextProps) =>
  words?.text.trim() ? (
    <div className={className} style={style} dir="auto" data-fit={words.field} data-fit-floor={floor}>
      {typeset(words.text)}
    </div>
  ) : null;
