import type { Elements } from '@daybreak/ui';
import type { CSSProperties } from 'react';
import * as parts from '../../artwork/artwork.css.ts';
import { splitBox } from '../../artwork/box.ts';
import { HorizonRows } from '../../artwork/Horizon.tsx';
import { Logos, pairWidth } from '../../artwork/Logos.tsx';
import { belowHeadline } from '../../artwork/lengths.ts';
import { PictureSlot } from '../../artwork/PictureSlot.tsx';
import { directionOf } from '../../artwork/text/direction.ts';
import { typesetContact } from '../../artwork/text/typeset.tsx';
import type { Content } from '../content.ts';
import type { LayoutProps } from '../layout.ts';
import { type Area, areaStyle, bledStyle, type Frame } from './frame.ts';
import * as styles from './parts.css.ts';
import * as tones from './tones.css.ts';

interface PageProps extends LayoutProps {
  /** True if the layout itself draws the area that a platform covers at the foot. */
  ownFoot?: boolean;
  children: Elements;
}

/** In units: if more than this is covered at the foot, it isn't just bleed. */
const leastCovered = 7;
const belowWords = 6;

/** The artboard: its ground, colors, direction, and unit. */
export const Page = ({ frame, content, theme, ownFoot = false, children }: PageProps) => (
  <div
    className={`${parts.root} ${tones.tones[theme]} ${tones.ground}`}
    dir={directionOf(content.headline.text)}
    data-ranked=""
    style={
      {
        '--u': `${frame.u}px`,
        '--type': `${frame.typeUnit}px`,
        ...(frame.compact ? { '--tag': '100%', '--action': '4.6', '--unit': '6' } : {}),
        '--smallest': `${frame.smallest * frame.u}px`,
      } as CSSProperties
    }
  >
    {!ownFoot && frame.shape !== 'strip' && frame.bleed.bottom > leastCovered ? (
      <HorizonRows
        from={(frame.bleed.top + frame.height + belowWords) * frame.u}
        to={(frame.bleed.top + frame.height + frame.bleed.bottom) * frame.u}
        count={5}
        color={tones.tone.rows}
        snapped
      />
    ) : null}
    {children}
  </div>
);

/** A plain area in a theme color that extends through the bleed at the edges it touches. */
export const Block = ({ frame, area, className }: { frame: Frame; area: Area; className: string }) => (
  <div className={`${styles.at} ${className}`} style={bledStyle(frame, area)} />
);

interface PictureAreaProps extends Pick<LayoutProps, 'frame' | 'content'> {
  area: Area;
}

const betweenPictures = 0.8;

/** The picture, or both pictures if there are two. */
export function PictureArea({ frame, area, content: { picture, secondPicture } }: PictureAreaProps) {
  if (!secondPicture)
    return <PictureSlot picture={picture} className={styles.at} style={bledStyle(frame, area)} />;
  const { x, y, right, bottom } = area;
  const boxes = splitBox({ x, y, width: right - x, height: bottom - y }, betweenPictures);
  return boxes.map(({ x, y, width, height }, index) => (
    <PictureSlot
      key={index}
      picture={index === 0 ? picture : secondPicture}
      className={styles.at}
      style={bledStyle(frame, { x, y, right: x + width, bottom: y + height })}
    />
  ));
}

interface LogoProps extends Pick<LayoutProps, 'frame' | 'theme' | 'logo'> {
  content?: Pick<Content, 'partner'>;
  x: number;
  y: number;
  height: number;
  /** Right limit for a partner's logo next to it. Default: a margin from the edge. */
  right?: number;
}

/** In units: between the frame's edge and its contents. */
const outerMargin = 7;

/** In pixels: the smallest legible height. */
const leastLogo = 19;

/** The height of a logo, in units. */
export const logoHeight = ({ compact, u }: Frame, height: number) =>
  compact ? Math.max(height, leastLogo / u) : height;

export const Logo = ({
  frame,
  theme,
  logo,
  content,
  x,
  y,
  height,
  right = frame.width - outerMargin,
}: LogoProps) => (
  <Logos
    theme={theme}
    version={logo}
    partner={content?.partner}
    height={logoHeight(frame, height) * frame.u}
    maxWidth={(right - x) * frame.u}
    className={styles.logo}
    style={{
      insetInlineStart: (x + frame.bleed.x) * frame.u,
      insetBlockStart: (y + frame.bleed.top) * frame.u,
    }}
  />
);

/** Size of the small type at the foot, in units. Larger on artboards so tall that their width isn't a good measure. */
const footSize = ({ smallest, height }: Frame) => Math.max(2.5, Math.min(3.2, 0.0145 * height), smallest);

/** Average width of a letter, in ems. */
const letter = 0.56;

/** For web addresses, which have wide letters. */
const widestLetter = 0.65;

/** In units: the width needed for a web address next to a phone number and an address. */
const narrowFoot = 70;

/** In units: the logo at a foot, alone or next to a partner's, and the gap between it and the lines. */
const footLogo = { alone: 6.4, beside: 5.2 };
const logoWithGap = 34;
const footGap = 4;

interface FootProps extends Pick<LayoutProps, 'frame' | 'content' | 'theme' | 'logo'> {
  area: Area;
  /** True to put the logo at its start. Otherwise, the first line is there. */
  withLogo?: boolean;
  className?: string;
}

/** The line height at a piece's foot, in font sizes. */
export const footLeading = 1.35;

/** The small lines at a piece's foot, with the logo if it isn't placed above. */
export function Foot({
  frame,
  content: { foot, partner },
  theme,
  logo,
  area,
  withLogo = false,
  className = '',
}: FootProps) {
  const size = footSize(frame) * frame.u;
  // One fact per line if the foot is narrow.
  const isNarrow = area.right - area.x < narrowFoot;
  const facts = foot.lines.filter((line) => line.trim());
  const shownFacts = isNarrow ? facts.flatMap((line) => line.split('  ·  ')) : facts;
  const long = !withLogo && shownFacts.join('').length * letter * size > (area.right - area.x) * frame.u;
  const starts = withLogo ? [] : isNarrow || long ? shownFacts : shownFacts.slice(0, 1);
  const logoHeight = Math.min(partner ? footLogo.beside : footLogo.alone, (area.bottom - area.y) * 0.86);
  const logoRoom = partner ? pairWidth(logo, partner) * logoHeight + footGap : logoWithGap;
  // Two facts that share a line are stacked if they don't fit on it and there's height for another line.
  const lineWidth = area.right - area.x - (withLogo ? logoRoom : 0);
  const tight = shownFacts.join('    ').length * letter * footSize(frame) > lineWidth;
  const stacked = shownFacts.slice(starts.length).flatMap((line) => line.split('  ·  '));
  const fitsStacked = stacked.length * footLeading * frame.smallest <= area.bottom - area.y;
  const ends = tight && fitsStacked ? stacked : shownFacts.slice(starts.length);
  // Next to the full logo, lines that can't shrink further must still fit.
  const maxLength = Math.max(0, ...ends.map(({ length }) => length));
  const maxWidth = maxLength * widestLetter * frame.smallest;
  const isCrowded = withLogo && maxWidth > lineWidth;
  const version = isNarrow || isCrowded ? 'icon' : logo;
  // A partner's logo next to ours is only as tall as leaves room for those lines.
  const shownHeight = partner
    ? Math.min(
        logoHeight,
        Math.max(0, area.right - area.x - footGap - maxWidth) / pairWidth(version, partner),
      )
    : logoHeight;
  const lines = (texts: readonly string[], end: boolean) => (
    <div
      className={`${styles.footLines} ${end ? styles.footEnd : ''}`}
      style={{
        fontSize: `max(${frame.smallest * frame.u}px, ${belowHeadline(`${size}px * var(--fit, 1)`)})`,
        maxBlockSize: (area.bottom - area.y) * frame.u,
      }}
      data-fit={foot.field}
      data-fit-floor="0.55"
    >
      {texts.map((line) => (
        <span key={line} dir="ltr">
          {typesetContact(line)}
        </span>
      ))}
    </div>
  );
  return (
    <div className={`${styles.foot} ${className}`} style={areaStyle(frame, area)}>
      {withLogo ? (
        <Logos
          className={styles.footLogo}
          theme={theme}
          version={version}
          partner={partner}
          height={shownHeight * frame.u}
        />
      ) : starts.length > 0 ? (
        lines(starts, false)
      ) : null}
      {ends.length > 0 ? lines(ends, true) : null}
    </div>
  );
}
