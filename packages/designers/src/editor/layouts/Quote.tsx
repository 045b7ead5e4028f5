import { type ArtworkWords, artworkWords } from '../artwork/text/artworkWords.ts';
import { textDensityOf } from './content.ts';
import { Flow, Headline, Text } from './frame/Flow.tsx';
import { discStyle, lowFoot, margin } from './frame/frame.ts';
import { Foot, Logo, Page, PictureArea } from './frame/Page.tsx';
import * as styles from './frame/parts.css.ts';
import { RemainingContent } from './frame/RemainingContent.tsx';
import type { Layout } from './layout.ts';
import { layoutNames } from './layoutNames.ts';

/** The distance from the top of a mark's line to its ink, in em, compared with “. */
const rise: Readonly<Record<ArtworkWords['openingMark'], number>> = {
  '“': 0,
  '”': 0,
  '‘': 0,
  '«': 0.27,
  '„': 0.53,
  '「': 0,
};
/** A full-width mark has its ink at the end of its em: this much further on than “. */
const HALF = 0.45;

/** A quotation under a large opening quotation mark in the sun. */
export const quote: Layout<'quote'> = {
  ...layoutNames.quote,
  notOn: ['strip'],
  lacks: ({ headline }) => (headline.text.trim() ? undefined : 'Add a quote to use this layout.'),
  Artwork: (props) => {
    const { content, frame, theme } = props;
    const { openingMark } = artworkWords[content.language];
    const { width, height, shape, u } = frame;
    const isAcross = shape === 'across';
    const pictured = theme === 'image';
    const seam = width * 0.68;
    // If a platform covers the head of the piece, the sun goes behind its controls.
    const shift = frame.bleed.top > margin ? 0.5 * frame.bleed.top : 0;
    const disc = isAcross
      ? { x: 15, y: 12, radius: 30 }
      : {
          x: 20,
          y: 10 - shift,
          radius:
            { light: 30, usual: 24, heavy: 18 }[textDensityOf(content)] * (shape === 'square' ? 1 : 1.25),
        };
    const words = isAcross
      ? { x: 55, y: 12, right: (pictured ? seam : width) - margin, bottom: 81 }
      : { x: margin, y: disc.y + disc.radius + 7, right: width - margin, bottom: height - 15 };
    return (
      <Page {...props}>
        <div className={styles.disc} style={discStyle(frame, disc)} />
        {pictured ? (
          <PictureArea
            {...props}
            area={
              isAcross
                ? { x: seam, y: 0, right: width, bottom: height }
                : { x: 60, y: 0, right: width, bottom: disc.y + disc.radius }
            }
          />
        ) : null}
        <div
          className={`${styles.at} ${styles.mark} ${styles.onAccent}`}
          style={{
            insetInlineStart: (disc.x - 0.5 * disc.radius + frame.bleed.x) * u,
            insetBlockStart: (disc.y - 0.24 * disc.radius + frame.bleed.top) * u,
            fontSize: 1.9 * disc.radius * u,
          }}
          aria-hidden="true"
        >
          <div
            style={{
              marginBlockStart: `${-rise[openingMark]}em`,
              marginInlineStart: openingMark === '「' ? `${-HALF}em` : undefined,
            }}
          >
            {openingMark}
          </div>
        </div>
        <Flow frame={frame} area={words} align="spread">
          <Headline words={content.headline} grow={[6, 15]} className={styles.said} />
          <div className={styles.group}>
            <Text words={content.quotedPerson} className={styles.lead} />
            <RemainingContent content={content} />
          </div>
        </Flow>
        {isAcross ? <Logo {...props} x={margin} y={height - 14} height={7} right={50} /> : null}
        <Foot
          {...props}
          withLogo={!isAcross}
          area={isAcross ? { ...words, y: 85, bottom: 96 } : lowFoot(frame)}
        />
      </Page>
    );
  },
};
