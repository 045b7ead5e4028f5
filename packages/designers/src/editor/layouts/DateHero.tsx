import { LinkCode } from '../artwork/LinkCode.tsx';
import { datePart, isDate, shortTime } from '../artwork/text/eventTime.ts';
import { textDensityOf } from './content.ts';
import { Flow, Headline, Text } from './frame/Flow.tsx';
import { areaStyle, lowFoot, margin } from './frame/frame.ts';
import { Block, Foot, Logo, Page, PictureArea } from './frame/Page.tsx';
import * as styles from './frame/parts.css.ts';
import { RemainingContent } from './frame/RemainingContent.tsx';
import type { Layout } from './layout.ts';
import { layoutNames } from './layoutNames.ts';

/** The day as a numeral that's easy to spot on a wall, then what, when, and where. */
export const dateHero: Layout<'date'> = {
  ...layoutNames.date,
  notOn: ['strip'],
  lacks: ({ event }) => (event && isDate(event.date) ? undefined : 'Choose a date to use this layout.'),
  Artwork: (props) => {
    const { content, frame, theme } = props;
    const { width, height, shape } = frame;
    const { event, language } = content;
    const date = event?.date ?? '';
    const isAcross = shape === 'across';
    const pictured = theme === 'image';
    const isHeavy = textDensityOf(content) === 'heavy';
    const open = shape === 'square' ? 0.46 : 0.5;
    const share = (isHeavy ? open - 0.08 : open) - (frame.bleed.top > margin ? 0.06 : 0);
    const block = isAcross
      ? { x: 0, y: 0, right: Math.round(width * 0.4), bottom: height }
      : {
          x: 0,
          y: 0,
          right: width,
          bottom: Math.round(height * share),
        };
    // Over a picture, the block and the picture share the upper half.
    const picture = isAcross
      ? { x: block.right, y: 0, right: width, bottom: isHeavy ? 22 : 29 }
      : { x: 58, y: 0, right: width, bottom: block.bottom };
    if (pictured && !isAcross) block.right = picture.x;
    const inBlock = { x: margin, y: margin, right: block.right - margin, bottom: block.bottom - 5 };
    const isNarrow = isAcross || pictured;
    const head = isNarrow ? 12 : 7;
    const words = isAcross
      ? { x: block.right + margin, y: pictured ? (isHeavy ? 27 : 34) : 20, right: width - margin, bottom: 81 }
      : { x: margin, y: block.bottom + 6, right: width - margin, bottom: height - 15 };
    return (
      <Page {...props}>
        <Block frame={frame} area={block} className={styles.accent} />
        {pictured ? <PictureArea {...props} area={picture} /> : null}
        <div
          className={`${styles.at} ${styles.onAccent} ${styles.caption} ${isNarrow ? styles.dateColumn : styles.dateHead}`}
          style={{ ...areaStyle(frame, { ...inBlock, bottom: inBlock.y + head }), fontSize: 4.6 * frame.u }}
        >
          <span dir="auto">{datePart(date, 'monthAndYear', language)}</span>
          <span dir="auto">{datePart(date, 'weekday', language)}</span>
        </div>
        <Flow frame={frame} area={{ ...inBlock, y: inBlock.y + head + 1 }} align="end" hero>
          <div
            className={`${styles.numeral} ${styles.onAccent}`}
            data-fit={event?.place.field}
            data-grow="16 90"
          >
            {datePart(date, 'day', language)}
          </div>
        </Flow>
        {isAcross && !pictured ? <Logo {...props} x={block.right + margin} y={margin} height={7} /> : null}
        <Flow frame={frame} area={words} align="spread">
          <Headline words={content.headline} grow={[isAcross && !pictured ? 8 : 6.5, 16]} />
          <div className={styles.group}>
            <RemainingContent content={content} without={['event', 'action', 'link']} />
            <div className={styles.withCode}>
              <div className={`${isAcross ? styles.group : styles.facts} ${styles.besideCode}`}>
                {event?.time ? (
                  <div className={`${styles.lead} ${styles.whole}`}>
                    <span dir="auto">{shortTime(event.time, language)}</span>
                  </div>
                ) : null}
                <Text words={event?.place} className={`${styles.lead} ${styles.fact}`} floor={0.5} />
              </div>
              {content.link ? <LinkCode link={content.link} language={language} /> : null}
            </div>
            <RemainingContent content={content} without={['support', 'body', 'event', 'detail', 'link']} />
          </div>
        </Flow>
        <Foot
          {...props}
          withLogo={!isAcross || pictured}
          area={isAcross ? { ...words, y: 85, bottom: 96 } : lowFoot(frame)}
        />
      </Page>
    );
  },
};
