import { densityBesidePicture, textDensityOf } from './content.ts';
import { DiscPicture } from './frame/DiscPicture.tsx';
import { Flow, Headline } from './frame/Flow.tsx';
import { discStyle, lowFoot, margin } from './frame/frame.ts';
import { Foot, Logo, Page } from './frame/Page.tsx';
import * as styles from './frame/parts.css.ts';
import { RemainingContent } from './frame/RemainingContent.tsx';
import type { Layout } from './layout.ts';
import { layoutNames } from './layoutNames.ts';

/** The sun is a window: the photograph in a disc that the edge crops, with the sun's own rim behind it. */
export const sunWindow: Layout<'window'> = {
  ...layoutNames.window,
  notOn: ['strip'],
  Artwork: (props) => {
    const { content, frame } = props;
    const { width, height, shape, bleed } = frame;
    // If a platform covers the head of the piece, the sun goes behind its controls.
    const shift = bleed.top > margin ? 0.66 * bleed.top : 0;
    const isAcross = shape === 'across';
    const load = isAcross ? densityBesidePicture(content) : textDensityOf(content);
    // On a square, or if a platform covers the head, a date counts as a long text.
    const isFull = (shape === 'square' || shift > 0) && Boolean(content.event?.date);
    const isHeavy = load === 'heavy' || (load === 'usual' && isFull);
    // On landscape pieces, the words get their share of the width first.
    const [widest, over, share] = isHeavy ? [46, 66, 0.56] : [56, 86, 0.46];
    const start = Math.max(share * width, width - over);
    const radius = isAcross
      ? Math.min(widest, 0.68 * (width - start))
      : isHeavy
        ? shape === 'square'
          ? 34
          : 40
        : shape === 'square'
          ? 40
          : Math.min(64, Math.max(48, 0.37 * height));
    const disc = isAcross
      ? { x: start + radius, y: 42, radius }
      : {
          x: shape === 'square' ? 72 : 68,
          y: (shape === 'square' ? (isHeavy ? 0 : 8) : (isHeavy ? 0.06 : 0.15) * height) - shift,
          radius,
        };
    const rim = { ...disc, x: disc.x - 4, y: disc.y + 4 };
    const words = isAcross
      ? { x: margin, y: 22, right: disc.x - radius - 8, bottom: 81 }
      : { x: margin, y: disc.y + radius + 8, right: width - margin, bottom: height - 15 };
    return (
      <Page {...props}>
        <div className={styles.disc} style={discStyle(frame, rim)} />
        <DiscPicture picture={content.picture} frame={frame} disc={disc} />
        {isAcross ? <Logo {...props} x={margin} y={margin} height={7} right={words.right} /> : null}
        <Flow frame={frame} area={words} align="spread">
          <Headline words={content.headline} grow={[7, 20]} />
          <RemainingContent content={content} />
        </Flow>
        <Foot
          {...props}
          withLogo={!isAcross}
          area={isAcross ? { x: margin, y: 85, right: words.right + 12, bottom: 96 } : lowFoot(frame)}
        />
      </Page>
    );
  },
};
