import { PictureSlot } from '../artwork/PictureSlot.tsx';
import type { Composition } from './composition.ts';
import { Flow, Headline } from './Flow.tsx';
import { discStyle } from './frame.ts';
import { Foot, Logo, Page } from './Page.tsx';
import * as styles from './parts.css.ts';
import { Rest } from './Rest.tsx';

const margin = 7;

/** The headline is the picture: as large as its words let it be, with the sun for its full stop. */
export const type: Composition<'type'> = {
  id: 'type',
  label: 'Type',
  Artwork: (props) => {
    const { content, frame, theme } = props;
    const { width, height, shape } = frame;
    const top = shape === 'across' ? 20 : 21;
    const pictured = theme === 'image';
    const bottom = height - (pictured ? 21 : 14);
    // Over the picture's disc only the headline reaches across; the rest keeps to the free half.
    const disc =
      shape === 'across' ? { x: width - 24, y: 84, radius: 44 } : { x: 88, y: height - 26, radius: 42 };
    const free = shape === 'across' ? width - 74 : 46;
    return (
      <Page {...props}>
        {pictured ? (
          <PictureSlot
            picture={content.picture}
            className={styles.discOfPicture}
            style={discStyle(frame, disc)}
          />
        ) : null}
        <Logo {...props} x={margin} y={margin} height={shape === 'across' ? 7 : 6.6} />
        {pictured ? (
          <>
            <Flow
              frame={frame}
              area={{
                x: margin,
                y: top,
                right: shape === 'across' ? free : width - margin,
                bottom: shape === 'across' ? 53 : disc.y - disc.radius - 3,
              }}
            >
              <Headline words={content.headline} grow={[5, 34]} withSun />
            </Flow>
            <Flow
              frame={frame}
              area={{
                x: margin,
                y: shape === 'across' ? 56 : disc.y - disc.radius + 4,
                right: free,
                bottom,
              }}
              align="end"
            >
              <Rest content={content} />
            </Flow>
          </>
        ) : (
          <Flow frame={frame} area={{ x: margin, y: top, right: width - margin, bottom }} align="spread">
            <Headline words={content.headline} grow={[5, 38]} withSun />
            <Rest content={content} inRow={shape === 'across'} />
          </Flow>
        )}
        <Foot
          {...props}
          area={{
            x: margin,
            y: height - (pictured ? 18 : 10.5),
            right: pictured ? free : width - margin,
            bottom: height - 4.5,
          }}
        />
      </Page>
    );
  },
};
