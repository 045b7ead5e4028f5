import { Rows } from '../artwork/Horizon.tsx';
import type { Composition } from './composition.ts';
import { Flow, Headline } from './Flow.tsx';
import { discStyle, type Frame } from './frame.ts';
import { Block, Foot, Logo, Page, PictureArea } from './Page.tsx';
import * as styles from './parts.css.ts';
import { Rest } from './Rest.tsx';
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
    const { width, height, shape, bleed, u } = frame;
    const across = shape === 'across';
    const pictured = theme === 'image';
    const { band, horizon: open } = horizonOf(frame);
    const horizon = pictured ? band : open;
    const tall = height > tallest;
    const radius = across ? 46 : shape === 'square' ? 34 : tall ? 58 : 46;
    const disc = { x: width - (across ? 20 : tall ? 30 : 12), y: horizon, radius };
    const free = disc.x - radius - 4;
    return (
      <Page {...props}>
        {pictured ? (
          <PictureArea {...props} area={{ x: 0, y: height * 0.54, right: width, bottom: band }} />
        ) : (
          <>
            <div
              className={styles.clipped}
              style={{ insetInline: 0, insetBlockStart: 0, blockSize: (horizon + bleed) * u }}
            >
              <div className={styles.disc} style={discStyle(frame, disc)} />
            </div>
            <Rows from={(horizon + bleed) * u} to={(band + bleed) * u} count={4} color={tone.rows} />
          </>
        )}
        <Block frame={frame} area={{ x: 0, y: band, right: width, bottom: height }} className={styles.deep} />
        <Logo {...props} x={margin} y={margin} height={across ? 7 : 6.6} />
        <Flow
          frame={frame}
          area={{
            x: margin,
            y: 18,
            right: across && !pictured ? free : width - margin,
            bottom: pictured ? height * 0.54 - 5 : across ? horizon - 4 : horizon - radius - 4,
          }}
        >
          <Headline words={content.headline} grow={[across ? 9 : 5, 20]} />
          {pictured || across || tall ? <Rest content={content} inRow={pictured && across} /> : null}
        </Flow>
        {pictured || across || tall ? null : (
          <Flow frame={frame} area={{ x: margin, y: horizon - radius, right: free, bottom: horizon - 4 }}>
            <Rest content={content} />
          </Flow>
        )}
        <Foot
          {...props}
          className={styles.onDeep}
          area={{ x: margin, y: band + 1, right: width - margin, bottom: height - 1.5 }}
        />
      </Page>
    );
  },
};
