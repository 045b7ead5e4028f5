import type { CSSProperties } from 'react';
import { unbrokenParts } from '../artwork/text/unbroken.ts';
import { BesideDisc } from './frame/BesideDisc.tsx';
import { DiscPicture } from './frame/DiscPicture.tsx';
import { Flow, Headline } from './frame/Flow.tsx';
import { discStyle, type Frame, margin } from './frame/frame.ts';
import { Foot, Logo, logoHeight, Page } from './frame/Page.tsx';
import * as styles from './frame/parts.css.ts';
import { RemainingContent } from './frame/RemainingContent.tsx';
import { Strip } from './frame/Strip.tsx';
import type { Layout, LayoutProps } from './layout.ts';
import { layoutNames } from './layoutNames.ts';

/** Width of a capital plus letter spacing, relative to its size. */
const capital = 0.7;

/** The smallest size of its headline, in units. */
const smallest = 8;

/**
 * The radius of a picture at the foot, in units. Our pictures print at 150 DPI in it on the largest poster, 27 × 40 in.
 */
const pictureRadius = 40;

/**
 * Returns whether a headline leaves its space empty because a long word keeps its letters small. Estimated from the
 * letters.
 */
function leavesHole(headline: string, { width, height }: Frame): boolean {
  const lineWidth = width - 2 * margin;
  const sizeFor = (parts: readonly string[]) =>
    lineWidth / (capital * Math.max(1, ...parts.map(({ length }) => length)));
  const sizeOfWords = sizeFor(headline.split(/\s+/));
  const size = Math.min(38, sizeOfWords < smallest ? sizeFor(unbrokenParts(headline)) : sizeOfWords);
  const lines = Math.ceil((1.15 * headline.trim().length * capital * size) / lineWidth);
  return height - 61 - lines * size > 30;
}

/**
 * The headline is the picture: as large as its words allow, with the sun as its period, or rising where they leave
 * room.
 */
export const type: Layout<'type'> = {
  ...layoutNames.type,
  Artwork: (props) => {
    const { content, frame, theme } = props;
    const { width, height, shape } = frame;
    if (shape === 'strip') return <TypeStrip {...props} />;
    // On a skyscraper no headline fills the height, so a separate sun does.
    const slim = height > 3 * width;
    const top = frame.compact ? 12 + logoHeight(frame, 0) : shape === 'across' ? 20 : 21;
    const pictured = theme === 'image';
    const sunRises =
      !pictured &&
      !frame.compact &&
      !content.isList &&
      shape !== 'across' &&
      leavesHole(content.headline.text, frame);
    // Over a disc, only the headline spans the full width. The rest stays in the free half.
    const narrowed = pictured || sunRises;
    const isBeside = narrowed && shape !== 'across';
    const bottom = height - (frame.compact ? margin : narrowed ? 21 : 14);
    // A code next to the words takes some of the disc's room.
    const { disc, free } =
      shape === 'across'
        ? { disc: { x: width - 24, y: 84, radius: 44 }, free: width - 74 }
        : shape === 'square'
          ? { disc: { x: 92, y: 84, radius: 36 }, free: 52 }
          : content.link
            ? { disc: { x: 98, y: height - 24, radius: 36 }, free: 58 }
            : pictured
              ? { disc: { x: 88, y: height - 26, radius: pictureRadius }, free: 45 }
              : { disc: { x: 98, y: height - 26, radius: 44 }, free: 51 };
    const split = content.link ? 0.45 * height : disc.y - disc.radius - 3;
    return (
      <Page {...props}>
        {pictured ? (
          <DiscPicture picture={content.picture} frame={frame} disc={disc} rim />
        ) : slim ? (
          <div
            className={styles.disc}
            style={discStyle(frame, { x: 0.8 * width, y: height - 0.3 * width, radius: 0.8 * width })}
          />
        ) : null}
        {sunRises ? <div className={styles.disc} style={discStyle(frame, disc)} /> : null}
        <Logo {...props} x={margin} y={margin} height={shape === 'across' ? 7 : 6.6} />
        {isBeside ? (
          <BesideDisc
            frame={frame}
            area={{ x: margin, y: top, right: width - margin, bottom }}
            disc={{ top: split + 4, right: free }}
            headline={<Headline words={content.headline} grow={[7, 34]} withSun={!sunRises} />}
          >
            <RemainingContent content={{ ...content, inColumns: false }} />
          </BesideDisc>
        ) : (
          <Flow
            frame={frame}
            area={{
              x: margin,
              y: top,
              right: pictured ? free : width - margin,
              bottom: slim ? height - 1.1 * width - 6 : bottom,
            }}
            align="spread"
            style={{ '--columns': shape === 'across' ? 2 : 1 } as CSSProperties}
          >
            <Headline words={content.headline} grow={[smallest, 38]} withSun={!slim} />
            <RemainingContent content={content} inRow={shape === 'across' && !pictured && !content.isList} />
          </Flow>
        )}
        <Foot
          {...props}
          area={{
            x: margin,
            y: height - (narrowed ? 20 : 12.2),
            right: narrowed ? free : width - margin,
            bottom: height - 4.5,
          }}
        />
      </Page>
    );
  },
};

const TypeStrip = (props: LayoutProps) => {
  const { content, frame, theme } = props;
  const radius = Math.min(64, 0.2 * frame.width);
  const disc = { x: frame.width - 0.3 * radius, y: 66, radius };
  const pictured = theme === 'image';
  return (
    <Strip
      {...props}
      start={pictured ? 0.2 : 0.24}
      end={pictured ? disc.x - radius - 6 : undefined}
      hero={pictured ? <DiscPicture picture={content.picture} frame={frame} disc={disc} rim /> : undefined}
      withSun
    />
  );
};
