import { type Content, textDensityOf } from './content.ts';
import { figureOf, type ShownNumber } from './figure.ts';
import { Flow, Headline, Text } from './frame/Flow.tsx';
import { type Area, discStyle, lowFoot, margin, type Shape } from './frame/frame.ts';
import { Foot, Logo, Page, PictureArea } from './frame/Page.tsx';
import * as styles from './frame/parts.css.ts';
import { RemainingContent } from './frame/RemainingContent.tsx';
import type { Layout, LayoutProps } from './layout.ts';
import { layoutNames } from './layoutNames.ts';
import { type } from './Type.tsx';

interface Areas {
  disc: { x: number; y: number; radius: number };
  /** The area of the numeral and its unit in the sun. */
  inDisc: Area;
  words: Area;
  /** Drawn behind the sun if the theme is a picture. */
  picture: Area;
}

/** The start of a picture behind the sun, which keeps its focus clear of the sun. In radii from the sun's center. */
const besideSun = 0.75;

const areas: Record<
  Exclude<Shape, 'strip'>,
  (width: number, height: number, pictured: boolean, heavy: boolean) => Areas
> = {
  across: (width, _height, pictured, heavy) => {
    if (!pictured)
      return {
        disc: { x: 28, y: 46, radius: 50 },
        inDisc: { x: margin, y: 12, right: 72, bottom: 80 },
        words: { x: 85, y: 22, right: width - margin, bottom: 81 },
        picture: { x: 0, y: 0, right: 0, bottom: 0 },
      };
    const radius = heavy ? 34 : 40;
    return {
      disc: { x: 26, y: 44, radius },
      inDisc: { x: 5, y: 20, right: 26 + 0.7 * radius, bottom: 68 },
      words: { x: heavy ? 66 : 74, y: heavy ? 31 : 37, right: width - margin, bottom: 82 },
      picture: { x: 26 + besideSun * radius, y: 0, right: width, bottom: heavy ? 27 : 34 },
    };
  },
  square: (width, _height, pictured, heavy) => {
    const radius = (pictured ? 36 : 42) - (heavy ? 10 : 0);
    const disc = pictured
      ? { x: heavy ? 20 : 24, y: heavy ? 12 : 20, radius }
      : { x: heavy ? 76 : 68, y: heavy ? 8 : 12, radius };
    const foot = disc.y + radius;
    return {
      disc,
      inDisc: {
        x: Math.max(5, disc.x - 0.78 * radius),
        y: 3,
        right: Math.min(98, disc.x + 0.78 * radius),
        bottom: foot - 0.2 * radius,
      },
      words: { x: margin, y: foot + 5, right: width - margin, bottom: 85 },
      picture: { x: disc.x + besideSun * radius, y: 0, right: width, bottom: foot - 6 },
    };
  },
  upright: (width, height, pictured, heavy) => {
    const radius = Math.min(58, (heavy ? 0.26 : 0.34) * height) - (pictured ? 6 : 0);
    const y = (heavy ? 0.15 : 0.23) * height;
    const x = pictured ? 22 : 62;
    const halfWidth = (pictured ? 0.7 : 0.78) * radius;
    return {
      disc: { x, y, radius },
      inDisc: {
        x: Math.max(5, x - halfWidth),
        y: Math.max(4, y - halfWidth),
        right: Math.min(96, x + halfWidth),
        bottom: y + halfWidth,
      },
      words: { x: margin, y: y + radius + 7, right: width - margin, bottom: height - 15 },
      picture: { x: x + besideSun * radius, y: 0, right: width, bottom: y + radius - 6 },
    };
  },
};

/** Moves the sun behind a platform's controls, if they cover the head of the piece. */
const raise = ({ disc, inDisc, words, picture }: Areas, distance: number): Areas => ({
  disc: { ...disc, y: disc.y - distance },
  inDisc: {
    ...inDisc,
    y: Math.max(distance > 0 ? 1 : inDisc.y, inDisc.y - distance),
    bottom: inDisc.bottom - distance,
  },
  words: { ...words, y: words.y - distance },
  picture: { ...picture, bottom: picture.bottom - distance },
});

/** For artboards of a few hundred pixels: next to the logo. */
const compact: Areas = {
  disc: { x: 98, y: 10, radius: 31 },
  inDisc: { x: 77, y: 1, right: 117, bottom: 33 },
  words: { x: margin, y: 44, right: 120 - margin, bottom: 100 - margin },
  picture: { x: 0, y: 0, right: 0, bottom: 0 },
};

interface FigureProps extends Pick<LayoutProps, 'frame'> {
  figure: ShownNumber;
  area: Area;
}

/** The numeral and its unit. */
const Numeral = ({ frame, figure: { number, unit, words }, area }: FigureProps) => (
  <Flow frame={frame} area={area} align="center" hero>
    <div className={`${styles.numeral} ${styles.onAccent}`} data-fit={words.field} data-grow="12 62">
      <span dir="ltr">{number}</span>
    </div>
    {unit ? (
      <Text words={{ field: words.field, text: unit }} className={`${styles.unit} ${styles.onAccent}`} />
    ) : null}
  </Flow>
);

/** Returns whether the sun shrinks for the words under it: on short sheets, and for a sentence plus a date or a longer text. */
const isCrowded = (content: Content, shape: Shape) =>
  textDensityOf(content) === 'heavy' ||
  (textDensityOf(content) === 'usual' &&
    (shape === 'square' || Boolean(content.event?.date || content.body?.text.trim())));

/** One numeral, in the sun. Without a number, the headline is the picture. */
export const numeral: Layout<'number'> = {
  ...layoutNames.number,
  notOn: ['strip'],
  // The number may be missing if it's typed.
  lacks: (content) =>
    content.figure || figureOf(content) ? undefined : 'Add a number to the headline, such as “24 hours.”',
  Artwork: (props) => {
    const { content, frame, theme } = props;
    const figure = figureOf(content);
    const { width, height, shape } = frame;
    const pictured = theme === 'image';
    if (shape === 'strip') return null;
    if (!figure) return <type.Artwork {...props} />;
    const { disc, inDisc, words, picture } =
      frame.compact && shape === 'square'
        ? compact
        : raise(
            areas[shape](width, height, pictured, isCrowded(content, shape)),
            0.45 * Math.max(0, frame.bleed.top - margin),
          );
    const isAcross = shape === 'across';
    return (
      <Page {...props}>
        {pictured ? <PictureArea {...props} area={picture} /> : null}
        <div className={styles.disc} style={discStyle(frame, disc)} />
        <Numeral frame={frame} figure={figure} area={inDisc} />
        {frame.compact || (isAcross && !pictured) ? (
          <Logo {...props} x={words.x} y={margin} height={7} />
        ) : null}
        <Flow frame={frame} area={words} align="spread">
          <Headline words={content.headline} grow={[isAcross ? 8 : 7, 16]} />
          <RemainingContent content={content} />
        </Flow>
        <Foot
          {...props}
          withLogo={!frame.compact && (!isAcross || pictured)}
          area={isAcross ? { ...words, y: 84, bottom: 96 } : lowFoot(frame)}
        />
      </Page>
    );
  },
};
