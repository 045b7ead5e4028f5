import type { Composition } from './composition.ts';
import type { Content } from './content.ts';
import { Flow, Headline, Text } from './Flow.tsx';
import { type Area, discStyle, type Shape } from './frame.ts';
import { Foot, Logo, Page, PictureArea } from './Page.tsx';
import * as styles from './parts.css.ts';
import { Rest } from './Rest.tsx';

const margin = 7;

/** A number with its sign, and the word that says of what: "80 million", "24 hours", "90 %". */
const figure =
  /(?<![\p{L}\p{N}])([$€£]?\d{1,3}(?:[.,]\d{1,3})?(?:\s?[–-]\s?\d{1,3})?\s?[%‰]?)(?:\s+(\p{L}{2,12}))?(?![\p{L}\p{N}])/u;

/** The number that a piece is about: the headline's, or else that of the sentence under it, or of what to do next. */
export function figureOf({ headline, support, action }: Pick<Content, 'headline' | 'support' | 'action'>) {
  for (const words of [headline, support, action]) {
    const found = words && figure.exec(words.text);
    if (words && found?.[1]) return { number: found[1].replaceAll(/\s/g, ''), unit: found[2] ?? '', words };
  }
  return undefined;
}

interface Areas {
  disc: { x: number; y: number; radius: number };
  /** Where numeral and unit stand in it. */
  inDisc: Area;
  words: Area;
  /** Behind the sun, where the theme is a picture. */
  picture: Area;
}

const areas: Record<Shape, (width: number, height: number, pictured: boolean) => Areas> = {
  across: (width, _height, pictured) => ({
    disc: pictured ? { x: 26, y: 44, radius: 40 } : { x: 28, y: 46, radius: 50 },
    inDisc: pictured ? { x: 5, y: 14, right: 62, bottom: 74 } : { x: margin, y: 12, right: 72, bottom: 80 },
    words: pictured
      ? { x: 74, y: 40, right: width - margin, bottom: 81 }
      : { x: 85, y: 22, right: width - margin, bottom: 81 },
    picture: { x: 50, y: 0, right: width, bottom: 34 },
  }),
  square: (width, _height, pictured) => ({
    disc: pictured ? { x: 24, y: 24, radius: 38 } : { x: 66, y: 20, radius: 42 },
    inDisc: pictured ? { x: 5, y: 4, right: 58, bottom: 50 } : { x: 32, y: 4, right: 98, bottom: 52 },
    words: { x: margin, y: 66, right: width - margin, bottom: 85 },
    picture: { x: 46, y: 0, right: width, bottom: 52 },
  }),
  upright: (width, height, pictured) => {
    const radius = Math.min(58, 0.37 * height);
    const y = 0.27 * height;
    return {
      disc: pictured ? { x: 22, y, radius: radius - 6 } : { x: 62, y, radius },
      inDisc: pictured
        ? { x: 5, y: y - 30, right: 60, bottom: y + 30 }
        : { x: 20, y: y - 34, right: 96, bottom: y + 36 },
      words: { x: margin, y: y + radius + 7, right: width - margin, bottom: height - 15 },
      picture: { x: 46, y: 0, right: width, bottom: y + radius - 6 },
    };
  },
};

/** One numeral, in the sun. */
export const numeral: Composition<'number'> = {
  id: 'number',
  label: 'Number',
  lacks: (content) =>
    figureOf(content) ? undefined : 'It shows a number of the headline. Write one there, such as “24 hours”.',
  Artwork: (props) => {
    const { content, frame, theme } = props;
    const { width, height, shape } = frame;
    const found = figureOf(content);
    const pictured = theme === 'image';
    const { disc, inDisc, words, picture } = areas[shape](width, height, pictured);
    const across = shape === 'across';
    return (
      <Page {...props}>
        {pictured ? <PictureArea {...props} area={picture} /> : null}
        <div className={styles.disc} style={discStyle(frame, disc)} />
        <Flow frame={frame} area={inDisc} align="center">
          <div
            className={`${styles.numeral} ${styles.onAccent}`}
            data-fit={found?.words.field}
            data-grow="12 62"
          >
            <span dir="ltr">{found?.number}</span>
          </div>
          {found?.unit ? (
            <Text
              words={{ field: found.words.field, text: found.unit }}
              className={`${styles.unit} ${styles.onAccent}`}
            />
          ) : null}
        </Flow>
        {across && !pictured ? <Logo {...props} x={words.x} y={margin} height={7} /> : null}
        <Flow frame={frame} area={words} align="spread">
          <Headline words={content.headline} grow={[across ? 8 : 6, 16]} />
          <Rest content={content} />
        </Flow>
        <Foot
          {...props}
          withLogo={!across || pictured}
          area={
            across
              ? { ...words, y: 85, bottom: 96 }
              : { x: margin, y: height - 12, right: width - margin, bottom: height - 4.5 }
          }
        />
      </Page>
    );
  },
};
