import type { CSSProperties } from 'react';
import * as parts from '../../editor/artwork/artwork.css.ts';
import { type Box, pixelBoxStyle } from '../../editor/artwork/box.ts';
import { LinkCode } from '../../editor/artwork/LinkCode.tsx';
import { typeset, typesetHeadline } from '../../editor/artwork/text/typeset.tsx';
import { leastForColumns } from '../../editor/layouts/content.ts';
import * as styles from './FlyerArtwork.css.ts';
import { codeSize } from './FlyerCode.tsx';
import type { FlyerDraft } from './flyer.fields.ts';
import type { PageMetrics } from './sheet.ts';

interface TextProps {
  metrics: PageMetrics;
  children: string;
}

interface HeadlineProps extends TextProps {
  /** Font size before it shrinks, in pixels. */
  size: number;
  /** Maximum height, in pixels. */
  most: number;
}

/**
 * The smallest a headline shrinks to, as a fraction of its size. A single word that's still too long breaks instead.
 */
const headlineFloor = 0.34;

const atLeast = (smallest: number, size: number) => Math.min(1, smallest / size);

export const Headline = ({ metrics, size, most, children }: HeadlineProps) =>
  children.trim() ? (
    <div
      className={`${parts.headline} ${styles.headline}`}
      style={{ '--title': `${size}px`, maxBlockSize: most } as CSSProperties}
      dir="auto"
      data-tag="h1"
      data-fit="title"
      data-fit-floor={Math.max(headlineFloor, atLeast(1.3 * metrics.body, size))}
    >
      {typesetHeadline(children)}
    </div>
  ) : null;

export const Subtitle = ({ metrics, most, children }: TextProps & Pick<HeadlineProps, 'most'>) =>
  children.trim() ? (
    <div
      className={styles.subtitle}
      style={{ maxBlockSize: most }}
      dir="auto"
      data-fit="subtitle"
      data-fit-floor={atLeast(metrics.smallest, 1.4 * metrics.body)}
    >
      {typeset(children)}
    </div>
  ) : null;

interface DescriptionProps extends TextProps {
  /** Shows several lines as points with rules between them instead of as paragraphs. */
  points?: boolean;
  /** Link for the code next to it. */
  link?: string;
}

/** The description, which takes the remaining space in its column. */
export function Description({ metrics, points = false, link, children }: DescriptionProps) {
  const lines = children.split('\n').filter((line) => line.trim());
  const isList = points && lines.length > 1;
  const columns = metrics.inColumns && !isList && children.length > leastForColumns;
  const description =
    lines.length > 0 ? (
      <div
        className={`${styles.description} ${isList ? styles.points : columns ? styles.inColumns : ''}`}
        data-fit="description"
        data-fit-floor={atLeast(metrics.smallest, metrics.body)}
      >
        {lines.map((line, index) => (
          // A line's position is its only identity.
          <div key={index} className={isList ? styles.point : undefined} dir="auto">
            {typeset(line)}
          </div>
        ))}
      </div>
    ) : null;
  return link ? (
    <div className={styles.withCode} style={{ minBlockSize: codeSize(metrics) }}>
      {description ?? <div className={styles.description} />}
      <LinkCode link={link} language={metrics.language} />
    </div>
  ) : (
    description
  );
}

interface WordsProps {
  draft: FlyerDraft;
  metrics: PageMetrics;
  box: Box;
  headline: Pick<HeadlineProps, 'size' | 'most'>;
  /** Maximum height of the subtitle, in pixels. */
  subtitle: number;
  className?: string;
  link?: string;
}

/** Headline, subtitle and description in one column. */
export const Words = ({ draft, metrics, box, headline, subtitle, className = '', link }: WordsProps) => (
  <div className={`${styles.column} ${className}`} style={pixelBoxStyle(box)}>
    {/* A code takes the space it needs. */}
    <Headline metrics={metrics} {...headline} most={(link ? 0.6 : 1) * headline.most}>
      {draft.title}
    </Headline>
    <Subtitle metrics={metrics} most={subtitle}>
      {draft.subtitle}
    </Subtitle>
    <Description metrics={metrics} points={draft.type === 'educational'} link={link}>
      {draft.description}
    </Description>
  </div>
);
