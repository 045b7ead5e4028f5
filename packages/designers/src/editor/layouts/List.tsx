import type { ComponentType, CSSProperties } from 'react';
import { type HeadedPoint, linesOf, pointOf } from '../artwork/text/point.ts';
import { typeset } from '../artwork/text/typeset.tsx';
import type { Content } from './content.ts';
import { DiscPicture } from './frame/DiscPicture.tsx';
import { Flow, Headline, Text } from './frame/Flow.tsx';
import { margin } from './frame/frame.ts';
import { Foot, footLeading, Logo, Page, PictureArea } from './frame/Page.tsx';
import * as styles from './frame/parts.css.ts';
import { eventLines, RemainingContent } from './frame/RemainingContent.tsx';
import type { Layout, LayoutProps } from './layout.ts';
import { layoutNames } from './layoutNames.ts';

/** The text that supplies the points: the longer text, if there is one. */
const pointTextOf = ({ support, body }: Pick<Content, 'support' | 'body'>) =>
  body?.text.trim() ? body : support;

/**
 * The lines of a piece's longer text, or of the sentence under its headline. If there's only one line, its sentences.
 */
export function pointsOf(content: Pick<Content, 'support' | 'body'>): HeadedPoint[] {
  const text = pointTextOf(content)?.text.trim() ?? '';
  const lines = linesOf(text);
  const stretches = lines.length > 1 ? lines : text.split(/(?<=[.!?])\s+/).filter(Boolean);
  return stretches.map(pointOf);
}

/** Counts the typed points, one per line. */
export const typedPoints = (content: Pick<Content, 'support' | 'body'>) =>
  linesOf(pointTextOf(content)?.text ?? '').length;

export interface MarkProps extends Pick<LayoutProps, 'frame'> {
  point: HeadedPoint;
  index: number;
  count: number;
  /** Height of a row, in units. */
  rowHeight: number;
}

/** The number of characters up to which points can be read from as far away as a sentence. */
const shortPoints = 110;
const largePoints = (points: readonly HeadedPoint[]) =>
  points.reduce((sum, { head, text }) => sum + head.length + text.length, 0) <= shortPoints
    ? ({ '--point': '5.2' } as CSSProperties)
    : undefined;

const dense = { '--mark': '6', '--row': '0.9' } as CSSProperties;

const itself = (point: HeadedPoint) => point;

/**
 * A headline and a ruled list of points, each with a mark in front. If a mark shows part of a point, the words show
 * only the rest.
 */
export const ruled = (
  most: number,
  Mark: ComponentType<MarkProps>,
  row: string,
  wordsOf: (point: HeadedPoint) => HeadedPoint = itself,
) =>
  function Ruled(props: LayoutProps) {
    const { content, frame, theme } = props;
    const { width, height, shape, u } = frame;
    const isAcross = shape === 'across';
    const pictured = theme === 'image';
    const points = pointsOf(content)
      .slice(0, most)
      .map((point) => ({ point, ...wordsOf(point) }));
    const seam = Math.round(width * 0.42);
    // If there's a picture, it fills what a platform covers at the foot.
    const isCovered = frame.bleed.bottom > margin;
    // A square has no room for a picture under its list, so the picture goes in a disc next to the headline.
    const inDisc = pictured && shape === 'square' && !isCovered;
    const isApart = isAcross || inDisc;
    const pictureTop = pictured && !isAcross && !inDisc ? (isCovered ? height + 3 : height * 0.84) : height;
    const top = isAcross ? 12 : inDisc ? height * 0.41 : 18;
    const rows = isAcross
      ? { x: seam + 6, y: top, right: width - margin, bottom: 86 }
      : { x: margin, y: top, right: width - margin, bottom: pictureTop - 15 };
    // The action and the event, below the rows.
    const when = { field: content.event?.place.field ?? '', text: eventLines(content).join('\n') };
    const hasUnder = !isAcross && Boolean(content.action?.text.trim() || when.text);
    const under = hasUnder ? 13 : 0;
    // On the smallest sheet, the contact takes two lines.
    const twoLines = 2 * footLeading * frame.smallest;
    // A square has room for four rows, or for large marks.
    const isDense = !isAcross && shape === 'square' && points.length > 3;
    const rowHeight = (rows.bottom - rows.y - under) / (points.length + (isApart ? 0 : 2.5));
    const foot = isAcross
      ? { x: rows.x, y: 89, right: rows.right, bottom: 96 }
      : {
          x: margin,
          y: pictureTop - 4.5 - Math.max(6.5, twoLines),
          right: width - margin,
          bottom: pictureTop - 4.5,
        };
    // Below the words in the first column, which a date and an action make longer.
    const pictureSide = content.event?.date ? 68 : 58;
    const headline = (
      <>
        <Headline words={content.headline} grow={[isAcross ? 7 : 6.5, 16]} />
        <RemainingContent
          content={{
            ...content,
            body: undefined,
            support: content.body?.text.trim() ? content.support : undefined,
          }}
          without={isAcross ? ['action'] : ['action', 'event']}
        />
      </>
    );
    const list = (
      <>
        <div className={styles.pointRows}>
          {points.map(({ point, head, text }, index) => (
            <div
              key={`${index} ${text}`}
              className={row}
              data-tag="li"
              style={{ '--rule': `${Math.max(1, 0.35 * u)}px` } as CSSProperties}
            >
              <Mark frame={frame} point={point} index={index} count={points.length} rowHeight={rowHeight} />
              <div
                className={styles.pointWords}
                dir="auto"
                data-fit={pointTextOf(content)?.field}
                data-fit-floor="0.45"
              >
                {head ? <div className={styles.pointHead}>{typeset(head)}</div> : null}
                {head ? <div>{typeset(text)}</div> : typeset(text)}
              </div>
            </div>
          ))}
        </div>
        {hasUnder ? (
          <div className={`${styles.line} ${isApart ? styles.afterPoints : ''}`}>
            <Text words={content.action} className={`${styles.tag} ${styles.ownWidth}`} />
            <Text words={when} className={styles.note} />
          </div>
        ) : null}
      </>
    );
    return (
      <Page {...props}>
        {inDisc ? (
          <DiscPicture picture={content.picture} frame={frame} disc={{ x: 87, y: 9, radius: 27 }} />
        ) : pictured ? (
          <PictureArea
            {...props}
            area={
              isAcross
                ? { x: 0, y: pictureSide, right: seam, bottom: height }
                : { x: 0, y: pictureTop, right: width, bottom: height }
            }
          />
        ) : null}
        <Logo
          {...props}
          x={margin}
          y={margin}
          height={isAcross ? 7 : 6.6}
          right={isAcross ? seam : inDisc ? 59 : undefined}
        />
        {isApart ? (
          <Flow
            frame={frame}
            area={
              isAcross
                ? { x: margin, y: 20, right: seam, bottom: pictured ? pictureSide - 4 : 86 }
                : { x: margin, y: 19, right: 59, bottom: top - 5 }
            }
          >
            {headline}
            {isAcross ? <Text words={content.action} className={`${styles.tag} ${styles.ownWidth}`} /> : null}
          </Flow>
        ) : null}
        <Flow
          frame={frame}
          area={rows}
          align={isApart ? 'rows' : 'list'}
          style={isDense ? dense : largePoints(points)}
        >
          {isApart ? null : headline}
          {list}
        </Flow>
        <Foot {...props} area={foot} />
      </Page>
    );
  };

const most = 6;
const Bullet = ({ index }: MarkProps) => <div className={styles.bullet}>{index + 1}</div>;

/** Services, parts, or reasons as a ruled list, each with a small sun as its number. */
export const list: Layout<'list'> = {
  ...layoutNames.list,
  notOn: ['strip'],
  lacks: (content) => {
    const { length } = pointsOf(content);
    if (length < 3) return 'Add three or more points, each on its own line.';
    return length > most ? `Use up to ${most} points.` : undefined;
  },
  Artwork: ruled(most, Bullet, styles.point),
};
