import type { SlotPicture } from '../artwork/PictureSlot.tsx';
import { alignAwayFromFocus, CompactPhotograph } from './CompactPhotograph.tsx';
import { densityBesidePicture, textDensityOf } from './content.ts';
import { Flow, Headline, Text } from './frame/Flow.tsx';
import { areaStyle, type Frame, lowFoot, margin } from './frame/frame.ts';
import { Foot, Logo, Page, PictureArea } from './frame/Page.tsx';
import * as styles from './frame/parts.css.ts';
import { RemainingContent } from './frame/RemainingContent.tsx';
import { isLow, Strip } from './frame/Strip.tsx';
import type { Layout } from './layout.ts';
import { layoutNames } from './layoutNames.ts';

/** The smallest share of a piece's height for the picture. */
const leastPicture = 0.36;

/** The lowest edge that a brand picture can have before its file prints soft. */
const sharpTo = ({ pixels }: SlotPicture, { u, density, height, bleed }: Frame) =>
  pixels && density ? Math.max(leastPicture * height, pixels.height / (u * density) - bleed.top) : height;

/**
 * Two thirds picture, untouched. The words are on solid ground next to it, and the action is on a tag that overlaps
 * both.
 */
export const photograph: Layout<'photograph'> = {
  ...layoutNames.photograph,
  Artwork: (props) => {
    const { content, frame } = props;
    const { width, height, shape } = frame;
    if (shape === 'strip') {
      const end = width * (isLow(frame) ? 0.22 : 0.34);
      return (
        <Strip
          {...props}
          start={isLow(frame) ? 0.245 : 0.375}
          hero={<PictureArea {...props} area={{ x: 0, y: 0, right: end, bottom: height }} />}
        />
      );
    }
    const dated = shape === 'square' && Boolean(content.event?.date);
    const load = dated ? 'heavy' : textDensityOf(content);
    if (shape === 'across') {
      const seam = width * { light: 0.42, usual: 0.48, heavy: 0.56 }[densityBesidePicture(content)];
      return (
        <Page {...props}>
          <PictureArea {...props} area={{ x: seam, y: 0, right: width, bottom: height }} />
          <Logo {...props} x={margin} y={margin} height={7} right={seam - 6} />
          <Flow frame={frame} area={{ x: margin, y: 22, right: seam - 6, bottom: 81 }} align="spread">
            <Headline words={content.headline} grow={[9, 17]} />
            <RemainingContent content={content} />
          </Flow>
          <Foot {...props} area={{ x: margin, y: 85, right: seam - 6, bottom: 96 }} />
        </Page>
      );
    }
    if (frame.compact) return <CompactPhotograph {...props} />;
    const share = { light: 0.58, usual: 0.52, heavy: leastPicture }[load];
    // The area that a platform covers at the head is picture, too.
    const coveredHeight = frame.bleed.top > margin ? frame.bleed.top : 0;
    const pictureHeight = height * (shape === 'square' ? share - 0.06 : share) - 0.5 * coveredHeight;
    const seam = Math.min(pictureHeight, sharpTo(content.picture, frame));
    return (
      <Page {...props}>
        <PictureArea {...props} area={{ x: 0, y: 0, right: width, bottom: seam }} />
        <Flow
          frame={frame}
          area={{ x: margin, y: seam + 6.5, right: width - margin, bottom: height - 15 }}
          align="spread"
        >
          <Headline words={content.headline} grow={[7, 18]} />
          <RemainingContent content={content} without={['action']} />
        </Flow>
        {content.action?.text.trim() ? (
          <div
            className={styles.tagAtSeam}
            style={{
              ...areaStyle(frame, { x: margin, y: seam - 14, right: width - margin, bottom: seam + 3 }),
              justifyContent: alignAwayFromFocus(content.picture),
            }}
          >
            <Text words={content.action} className={styles.tag} />
          </div>
        ) : null}
        <Foot {...props} withLogo area={lowFoot(frame)} />
      </Page>
    );
  },
};
