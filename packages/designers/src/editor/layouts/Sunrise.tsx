import type { CSSProperties } from 'react';
import { HorizonRows } from '../artwork/Horizon.tsx';
import { densityBesidePicture, textDensityOf } from './content.ts';
import { BesideDisc } from './frame/BesideDisc.tsx';
import { DiscPicture } from './frame/DiscPicture.tsx';
import { Flow, Headline } from './frame/Flow.tsx';
import { discStyle, type Frame, margin } from './frame/frame.ts';
import { Block, Foot, Logo, Page, PictureArea } from './frame/Page.tsx';
import * as styles from './frame/parts.css.ts';
import { RemainingContent } from './frame/RemainingContent.tsx';
import { isLow, Strip } from './frame/Strip.tsx';
import { tone } from './frame/tones.css.ts';
import type { Layout, LayoutProps } from './layout.ts';
import { layoutNames } from './layoutNames.ts';

/** The height, in units, above which all words have room above the disc. */
const tallest = 190;

/** The share of a landscape piece for the words next to a picture. */
const wordsBeside = { light: 0.48, usual: 0.48, heavy: 0.58 };
const largestWindow = 62;

/** Returns the center of the rising disc, and the end of the rows in the solid band. */
export function horizonOf({ height, shape }: Frame) {
  const band = height - (shape === 'across' ? 11 : 10);
  return { band, horizon: band - (shape === 'across' ? 13 : 16) };
}

/** First light over ordered rows: the disc on the horizon, the headline in the open sky. */
export const sunrise: Layout<'sunrise'> = {
  ...layoutNames.sunrise,
  Artwork: (props) => {
    const { content, frame, theme } = props;
    if (frame.shape === 'strip') return <SunriseStrip {...props} />;
    if (frame.compact) return <Compact {...props} />;
    const { width, height, shape, bleed } = frame;
    const isAcross = shape === 'across';
    // A picture in the sun takes the width that the words leave.
    const start = isAcross && showsPicture(props) && width * wordsBeside[densityBesidePicture(content)];
    // If a platform covers the foot, the sun goes behind its controls, and the words get the whole frame.
    const isCovered = bleed.bottom > margin;
    const open = horizonOf(frame);
    const base = isCovered ? height + bleed.bottom : open.band;
    const landscape = theme === 'image' && !isAcross;
    const horizon = landscape ? base : isCovered ? base - 20 : open.horizon;
    const isTall = height > tallest;
    const square = shape === 'square';
    // A code next to the words takes some of the sun's room.
    const coded = Boolean(content.link) && shape === 'upright' && !isTall && !landscape;
    // A list gets the full width, over a sun that's just starting to rise.
    const isShort = Boolean(content.isList) && !start && !landscape && !isCovered;
    const radius = isShort
      ? isAcross
        ? 26
        : 24
      : start
        ? Math.min(largestWindow, 0.63 * (width - start))
        : square
          ? isCovered
            ? 48
            : 34
          : isCovered
            ? 42
            : isTall
              ? 58
              : coded
                ? 40
                : 44;
    const disc = {
      x: start
        ? start + radius
        : isCovered
          ? square
            ? 50
            : 92
          : width - (isAcross ? 20 : isTall ? 30 : coded ? 0 : square ? 8 : 2),
      y: horizon,
      radius,
    };
    const sunTop = coded ? 0.42 * height : horizon - radius;
    const freeWidth = disc.x - radius - 4;
    const picture =
      height * (square ? { light: 0.52, usual: 0.58, heavy: 0.64 }[textDensityOf(content)] : 0.54);
    const isBeside = !landscape && !isAcross && !isCovered && !isTall && !isShort;
    const wordsEnd = landscape
      ? (isCovered ? height - 3 : picture) - 5
      : isAcross
        ? horizon - 4
        : Math.min(sunTop - 4, isCovered ? height - 8 : height);
    const foot = { x: margin, y: base + 1, right: width - margin, bottom: height - 2 };
    return (
      <Page {...props} ownFoot>
        {landscape ? (
          <PictureArea
            {...props}
            area={{ x: 0, y: isCovered ? height + 2 : picture, right: width, bottom: base }}
          />
        ) : (
          <Horizon {...props} disc={disc} end={base} rows={isCovered ? 5 : 4} />
        )}
        {isCovered ? null : (
          <Block
            frame={frame}
            area={{ x: 0, y: base, right: width, bottom: height }}
            className={styles.deep}
          />
        )}
        <Logo {...props} x={margin} y={margin} height={isAcross ? 7 : 6.6} />
        {isBeside ? (
          <BesideDisc
            frame={frame}
            area={{ x: margin, y: 18, right: width - margin, bottom: horizon - 4 }}
            disc={{ top: sunTop, right: freeWidth }}
            headline={<Headline words={content.headline} grow={[6.5, 20]} />}
          >
            <RemainingContent content={content} />
          </BesideDisc>
        ) : (
          <Flow
            frame={frame}
            area={{ x: margin, y: 18, right: isAcross ? freeWidth : width - margin, bottom: wordsEnd }}
            style={{ '--columns': isAcross ? 2 : 1 } as CSSProperties}
          >
            <Headline words={content.headline} grow={[isAcross ? (start ? 7 : 9) : 6.5, 20]} />
            <RemainingContent content={content} />
          </Flow>
        )}
        <Foot
          {...props}
          className={isCovered ? '' : styles.onDeep}
          area={
            isCovered
              ? {
                  ...foot,
                  y: height - (landscape ? 5 : 11),
                  right: square || landscape ? foot.right : freeWidth + 6,
                  bottom: height,
                }
              : foot
          }
        />
      </Page>
    );
  },
};

/** Returns whether the sun is a window onto the picture. */
const showsPicture = ({ theme, content }: Pick<LayoutProps, 'theme' | 'content'>) =>
  theme === 'image' || content.pictureInSun;

/** For artboards of a few hundred pixels: the picture rises over the words, or below them on a skyscraper. */
function Compact(props: LayoutProps) {
  const { content, frame } = props;
  const { width, height, shape } = frame;
  const low = shape === 'square';
  const disc = low ? { x: 0.72 * width, y: 33, radius: 39 } : { x: 75, y: height - 24, radius: 108 };
  return (
    <Page {...props}>
      <Horizon {...props} disc={disc} end={low ? 39 : height} rows={low ? 3 : 4} />
      <Logo {...props} x={margin} y={margin} height={6.6} />
      <Flow
        frame={frame}
        area={
          low
            ? { x: margin, y: 44, right: width - margin, bottom: height - 5.5 }
            : { x: margin, y: 40, right: width - margin, bottom: disc.y - disc.radius - 6 }
        }
        align={low ? 'spread' : 'start'}
      >
        <Headline words={content.headline} grow={[7, 18]} />
        <RemainingContent content={content} />
      </Flow>
    </Page>
  );
}

interface HorizonProps extends LayoutProps {
  disc: Parameters<typeof discStyle>[1];
  /** The end of the rows, in units. */
  end: number;
  rows: number;
}

/** The disc cut by the horizon (a window onto the picture if it shows one), and the rows in front of it. */
const Horizon = ({ disc, end, rows, content, frame, theme }: HorizonProps) => {
  const { u, bleed, isPrint } = frame;
  const horizon = (disc.y + bleed.top) * u;
  return (
    <>
      <div className={styles.clipped} style={{ insetInline: 0, insetBlockStart: 0, blockSize: horizon }}>
        {showsPicture({ theme, content }) ? (
          <DiscPicture picture={content.picture} frame={frame} disc={disc} bottom={disc.y} rim />
        ) : (
          <div className={styles.disc} style={discStyle(frame, disc)} />
        )}
      </div>
      <HorizonRows
        from={horizon}
        to={(end + bleed.top) * u}
        count={rows}
        color={tone.rows}
        snapped={!isPrint}
      />
    </>
  );
};

/** Puts the disc at the start if that leaves enough room for the words. */
const SunriseStrip = (props: LayoutProps) => {
  const { width, height } = props.frame;
  const low = isLow(props.frame);
  const disc = low
    ? { x: 0.056 * width, y: 91, radius: Math.min(131, 0.18 * width) }
    : { x: 0.147 * width, y: 87, radius: Math.min(74, 0.195 * width) };
  return (
    <Strip
      {...props}
      start={low ? 0.25 : 0.375}
      hero={<Horizon {...props} disc={disc} end={height} rows={low ? 2 : 3} />}
    />
  );
};
