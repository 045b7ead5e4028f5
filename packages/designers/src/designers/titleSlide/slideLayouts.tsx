import { Rows } from '../../editor/artwork/Horizon.tsx';
import { PictureSlot } from '../../editor/artwork/PictureSlot.tsx';
import { Scrim } from '../../editor/artwork/Scrim.tsx';
import { datePart } from '../../editor/artwork/text/eventTime.ts';
import { loadOf } from '../../editor/layouts/content.ts';
import { figureOf } from '../../editor/layouts/figure.ts';
import { DiscPicture } from '../../editor/layouts/frame/DiscPicture.tsx';
import { Flow, Text } from '../../editor/layouts/frame/Flow.tsx';
import { areaStyle, discStyle } from '../../editor/layouts/frame/frame.ts';
import { Block, PictureArea } from '../../editor/layouts/frame/Page.tsx';
import * as parts from '../../editor/layouts/frame/parts.css.ts';
import { tone } from '../../editor/layouts/frame/tones.css.ts';
import type { Layout } from '../../editor/layouts/layout.ts';
import { layouts } from '../../editor/layouts/layouts.ts';
import { named } from '../../editor/layouts/named.ts';
import { inOneText, margin, Slide } from './Slide.tsx';
import * as styles from './slide.css.ts';

type Id = (typeof layouts)[number]['id'];
type Draws = Pick<Layout, 'Artwork'>;

const bottom = 87;

/** First light over ordered rows: the sun is cut by the horizon, the words are in the sky. */
const sunrise: Draws = {
  Artwork: (props) => {
    const { content, frame, theme } = props;
    const { width, height, u } = frame;
    const heavy = loadOf(content) === 'heavy';
    const horizon = heavy ? 86 : 80;
    const band = heavy ? 93 : 90;
    const disc = {
      light: { x: width - 36, y: horizon, radius: 52 },
      usual: { x: width - 27, y: horizon, radius: 43 },
      heavy: { x: width - 16, y: horizon, radius: 30 },
    }[loadOf(content)];
    return (
      <Slide
        {...props}
        area={{ x: margin, y: 21, right: disc.x - disc.radius - 7, bottom: horizon - 5 }}
        align="spread"
        grow={[6.5, 22]}
        footArea={{ x: margin, y: band + (heavy ? 1 : 2.5), right: width - margin, bottom: heavy ? 99 : 97 }}
        footClass={parts.onDeep}
      >
        <div className={parts.clipped} style={{ insetInline: 0, insetBlockStart: 0, blockSize: horizon * u }}>
          {theme === 'image' ? (
            <DiscPicture picture={content.picture} frame={frame} disc={disc} bottom={horizon} />
          ) : (
            <div className={parts.disc} style={discStyle(frame, disc)} />
          )}
        </div>
        <Rows from={horizon * u} to={band * u} count={heavy ? 3 : 4} color={tone.rows} snapped />
        <Block frame={frame} area={{ x: 0, y: band, right: width, bottom: height }} className={parts.deep} />
      </Slide>
    );
  },
};

/** The title is the picture; in the image theme, it's over one. */
const type: Draws = {
  Artwork: (props) => {
    const { content, frame, theme } = props;
    const { width, height } = frame;
    const pictured = theme === 'image';
    return (
      <Slide
        {...props}
        area={{ x: margin, y: 20, right: pictured ? 0.62 * width : width - margin, bottom }}
        grow={[8, pictured ? 24 : 40]}
        withSun
      >
        {pictured ? (
          <div
            className={parts.clipped}
            style={areaStyle(frame, { x: 0, y: 0, right: width, bottom: height })}
          >
            <PictureSlot picture={content.picture} className={styles.over} />
            <Scrim from="start" seenSmaller />
          </div>
        ) : null}
      </Slide>
    );
  },
};

/** The photograph fills one side, to the edge. */
const photograph: Draws = {
  Artwork: (props) => {
    const { content, frame } = props;
    const { width, height } = frame;
    const seam = width * { light: 0.46, usual: 0.5, heavy: 0.62 }[loadOf(content)];
    return (
      <Slide {...props} area={{ x: margin, y: 21, right: seam - 8, bottom }} grow={[6.2, 20]}>
        <PictureArea {...props} area={{ x: seam, y: 0, right: width, bottom: height }} />
      </Slide>
    );
  },
};

/** The photograph in the sun, cropped by two edges, with its own rim behind it. */
const sunWindow: Draws = {
  Artwork: (props) => {
    const { content, frame } = props;
    const { width } = frame;
    const disc = {
      light: { x: width - 44, y: 42, radius: 62 },
      usual: { x: width - 35, y: 43, radius: 56 },
      heavy: { x: width - 22, y: 44, radius: 50 },
    }[loadOf(content)];
    return (
      <Slide
        {...props}
        area={{ x: margin, y: 21, right: disc.x - disc.radius - 10, bottom }}
        grow={[6.2, 20]}
      >
        <div className={parts.disc} style={discStyle(frame, { ...disc, x: disc.x - 4, y: disc.y + 4 })} />
        <DiscPicture picture={content.picture} frame={frame} disc={disc} />
      </Slide>
    );
  },
};

/** How far down a picture reaches over the words, in units. */
const pictureOver = { light: 34, usual: 21, heavy: 14 };

/** The day as a numeral, as high as the slide. */
const date: Draws = {
  Artwork: (props) => {
    const { content, frame, theme } = props;
    const { width, height } = frame;
    const { event, language } = content;
    const day = event?.date ?? '';
    const end = 68;
    const pictured = theme === 'image';
    const top = pictureOver[loadOf(content)];
    return (
      <Slide
        {...props}
        area={{ x: end + margin, y: pictured ? top + 19 : 21, right: width - margin, bottom }}
        grow={[6.5, 20]}
        logoTop={pictured ? top + 7 : undefined}
        withDate={false}
      >
        {pictured ? <PictureArea {...props} area={{ x: end, y: 0, right: width, bottom: top }} /> : null}
        <Block frame={frame} area={{ x: 0, y: 0, right: end, bottom: height }} className={parts.accent} />
        <div
          className={`${parts.at} ${parts.onAccent} ${parts.caption} ${parts.dateColumn}`}
          style={{
            ...areaStyle(frame, { x: margin, y: 9, right: end - 6, bottom: 24 }),
            fontSize: 4.8 * frame.u,
          }}
        >
          <span dir="auto">{datePart(day, 'monthAndYear', language)}</span>
          <span dir="auto">{datePart(day, 'weekday', language)}</span>
        </div>
        <Flow frame={frame} area={{ x: margin - 1, y: 28, right: end - 5, bottom: 96 }} align="end">
          <div
            className={`${parts.numeral} ${parts.onAccent}`}
            data-fit={event?.place.field}
            data-grow="16 90"
          >
            {datePart(day, 'day', language)}
          </div>
        </Flow>
      </Slide>
    );
  },
};

/** One number of the title, in the sun. */
const number: Draws = {
  Artwork: (props) => {
    const { content, frame, theme } = props;
    const { width } = frame;
    const pictured = theme === 'image';
    const found = figureOf(content);
    const disc = { x: 30, y: 46, radius: 52 };
    const top = pictureOver[loadOf(content)];
    return (
      <Slide
        {...props}
        area={{ x: 92, y: pictured ? top + 19 : 21, right: width - margin, bottom }}
        grow={[6.5, 18]}
        logoTop={pictured ? top + 7 : undefined}
      >
        {pictured ? <PictureArea {...props} area={{ x: 50, y: 0, right: width, bottom: top }} /> : null}
        <div className={parts.disc} style={discStyle(frame, disc)} />
        <Flow frame={frame} area={{ x: 6, y: 10, right: 74, bottom: 82 }} align="center">
          <div
            className={`${parts.numeral} ${parts.onAccent}`}
            data-fit={found?.words.field}
            data-grow="12 62"
          >
            <span dir="ltr">{found?.number}</span>
          </div>
          {found?.unit ? (
            <Text
              words={{ field: found.words.field, text: found.unit }}
              className={`${parts.unit} ${parts.onAccent}`}
            />
          ) : null}
        </Flow>
      </Slide>
    );
  },
};

const drawn: Partial<Record<Id, Draws>> = {
  [named.sunrise.id]: sunrise,
  [named.type.id]: type,
  [named.photograph.id]: photograph,
  [named.window.id]: sunWindow,
  [named.date.id]: date,
  [named.number.id]: number,
};

/** A shared layout, with the speaker before the date and the place. */
const withSpeaker = ({ Artwork }: Layout): Draws => ({
  Artwork: (props) => <Artwork {...props} content={inOneText(props.content)} />,
});

/** The layouts that designers share, composed for the one size of a slide, with the speaker in each. */
export const slideLayouts: readonly Layout<Id>[] = layouts.map((layout) => ({
  ...layout,
  ...(drawn[layout.id] ?? withSpeaker(layout)),
}));
