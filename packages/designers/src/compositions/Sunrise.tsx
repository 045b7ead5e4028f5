import { Rows } from '../artwork/Horizon.tsx';
import { PictureSlot } from '../artwork/PictureSlot.tsx';
import type { Composition, CompositionProps } from './composition.ts';
import { loadOf } from './content.ts';
import { Flow, Headline } from './Flow.tsx';
import { discStyle, type Frame } from './frame.ts';
import { Block, Foot, Logo, Page, PictureArea } from './Page.tsx';
import * as styles from './parts.css.ts';
import { Rest } from './Rest.tsx';
import { Strip } from './Strip.tsx';
import { tone } from './tones.css.ts';

const margin = 7;

/** In units: what is taller has room for all words above the disc. */
const tallest = 190;

/** Where the disc rises, and where the rows end in the solid band. */
export function horizonOf({ height, shape }: Frame) {
  const band = height - (shape === 'across' ? 11 : 10);
  return { band, horizon: band - (shape === 'across' ? 13 : 16) };
}

/** First light over ordered rows: the disc on the horizon, the headline in the open sky. */
export const sunrise: Composition<'sunrise'> = {
  id: 'sunrise',
  label: 'Sunrise',
  Artwork: (props) => {
    const { content, frame, theme } = props;
    if (frame.shape === 'strip') return <SunriseStrip {...props} />;
    const { width, height, shape, bleed, u } = frame;
    const across = shape === 'across';
    // Where a platform covers the foot, the sun stands behind its controls, and the words have all of the frame.
    const covered = bleed.bottom > margin;
    const open = horizonOf(frame);
    const base = covered ? height + bleed.bottom : open.band;
    const landscape = theme === 'image' && !across;
    const horizon = landscape ? base : covered ? base - 20 : open.horizon;
    const tall = height > tallest;
    const square = shape === 'square';
    const radius = square ? (covered ? 48 : 34) : covered ? 42 : tall ? 58 : 46;
    const disc = {
      x: covered ? (square ? 50 : 92) : width - (across ? 20 : tall ? 30 : 12),
      y: horizon,
      radius,
    };
    const sunTop = horizon - radius;
    const free = disc.x - radius - 4;
    const picture = height * (square ? { light: 0.52, usual: 0.58, heavy: 0.64 }[loadOf(content)] : 0.54);
    const beside = !landscape && !across && !covered && !tall;
    const wordsEnd = landscape
      ? (covered ? height - 3 : picture) - 5
      : across
        ? horizon - 4
        : Math.min(sunTop - 4, covered ? height - 8 : height);
    const foot = { x: margin, y: base + 1, right: width - margin, bottom: height - 1.5 };
    return (
      <Page {...props}>
        {landscape ? (
          <PictureArea
            {...props}
            area={{ x: 0, y: covered ? height + 2 : picture, right: width, bottom: base }}
          />
        ) : (
          <>
            <div
              className={styles.clipped}
              style={{ insetInline: 0, insetBlockStart: 0, blockSize: (horizon + bleed.top) * u }}
            >
              <Sun {...props} disc={disc} />
            </div>
            <Rows
              from={(horizon + bleed.top) * u}
              to={(base + bleed.top) * u}
              count={covered ? 5 : 4}
              color={tone.rows}
            />
          </>
        )}
        {covered ? null : (
          <Block
            frame={frame}
            area={{ x: 0, y: base, right: width, bottom: height }}
            className={styles.deep}
          />
        )}
        <Logo {...props} x={margin} y={margin} height={across ? 7 : 6.6} />
        <Flow
          frame={frame}
          area={{ x: margin, y: 18, right: across ? free : width - margin, bottom: wordsEnd }}
        >
          <Headline words={content.headline} grow={[across ? 9 : 6.5, 20]} />
          {beside ? null : <Rest content={content} />}
        </Flow>
        {beside ? (
          <Flow frame={frame} area={{ x: margin, y: sunTop, right: free, bottom: horizon - 4 }}>
            <Rest content={content} />
          </Flow>
        ) : null}
        <Foot
          {...props}
          className={covered ? '' : styles.onDeep}
          area={
            covered
              ? { ...foot, y: height - 5, right: square || landscape ? foot.right : free + 6, bottom: height }
              : foot
          }
        />
      </Page>
    );
  },
};

/** The disc; over a picture, a window on it. */
const Sun = ({
  disc,
  content,
  frame,
  theme,
}: CompositionProps & { disc: Parameters<typeof discStyle>[1] }) =>
  theme === 'image' ? (
    <PictureSlot picture={content.picture} className={styles.discOfPicture} style={discStyle(frame, disc)} />
  ) : (
    <div className={styles.disc} style={discStyle(frame, disc)} />
  );

/** At the start, where it leaves the words their length. Over a picture it is a window on it. */
const SunriseStrip = (props: CompositionProps) => {
  const { frame } = props;
  const horizon = 87;
  const disc = { x: 0.147 * frame.width, y: horizon, radius: Math.min(74, 0.195 * frame.width) };
  return (
    <Strip
      {...props}
      start={0.375}
      hero={
        <>
          <div
            className={styles.clipped}
            style={{ insetInline: 0, insetBlockStart: 0, blockSize: horizon * frame.u }}
          >
            <Sun {...props} disc={disc} />
          </div>
          <Rows from={horizon * frame.u} to={frame.height * frame.u} count={3} color={tone.rows} snapped />
        </>
      }
    />
  );
};
