import * as parts from '../../editor/artwork/artwork.css.ts';
import { type Box, inTwo, pixelBoxStyle } from '../../editor/artwork/box.ts';
import { PictureSlot, type SlotPicture } from '../../editor/artwork/PictureSlot.tsx';
import { Scrim } from '../../editor/artwork/Scrim.tsx';
import * as styles from './FlyerArtwork.css.ts';
import type { Sheet } from './sheet.ts';

/** Extends the box by the bleed at each edge of the sheet that it touches. */
export function throughBleed({ x, y, width, height }: Box, sheet: Sheet): Box {
  const left = x <= 0 ? sheet.bleed : 0;
  const top = y <= 0 ? sheet.bleed : 0;
  const right = x + width >= sheet.width ? sheet.bleed : 0;
  const bottom = y + height >= sheet.height ? sheet.bleed : 0;
  return { x: x - left, y: y - top, width: width + left + right, height: height + top + bottom };
}

export interface Pictures {
  first: SlotPicture;
  second?: SlotPicture;
}

interface FlyerPictureProps {
  sheet: Sheet;
  /** Position on the page, in pixels. */
  box: Box;
  picture: Pictures;
  /** A logo is at the top of the picture. */
  scrim?: boolean;
  /** The side where the picture meets the ground, drawn as the horizon line. */
  edge?: 'bottom' | 'start';
  /** The sun's horizon in the picture, in pixels from the top of the page. Defaults to the picture's lower edge. */
  horizon?: number | undefined;
}

/** The sun's radius, as shares of the picture, and at most this many units. */
const largestSun = { height: 0.4, width: 0.26, units: 17 };

/**
 * The photograph, or both if there are two, cropped boldly, through the bleed where it touches the edge of the sheet.
 */
export function FlyerPicture({
  sheet,
  box,
  picture,
  scrim = false,
  edge,
  horizon = box.y + box.height,
}: FlyerPictureProps) {
  const whole = throughBleed(box, sheet);
  const line = 0.8 * sheet.u;
  const [first, rest] = picture.second ? inTwo(whole, line) : [whole];
  return (
    <>
      <div className={styles.picture} style={pixelBoxStyle(first)}>
        <PictureSlot picture={picture.first} />
        {scrim ? <Scrim from="top" /> : null}
      </div>
      {picture.second && rest ? (
        <div className={styles.picture} style={pixelBoxStyle(rest)}>
          <PictureSlot picture={picture.second} />
        </div>
      ) : null}
      <Sun sheet={sheet} box={whole} horizon={Math.min(horizon, whole.y + whole.height)} picture={picture} />
      {edge ? (
        <div
          className={styles.edge}
          style={pixelBoxStyle(
            edge === 'bottom'
              ? { ...whole, y: whole.y + whole.height - line, height: line }
              : { ...whole, width: line },
          )}
        />
      ) : null}
    </>
  );
}

interface SunProps extends Pick<FlyerPictureProps, 'sheet' | 'box' | 'picture'> {
  horizon: number;
}

/** The rising sun: its upper half on the horizon, away from the picture's focus. */
function Sun({ sheet, box, horizon, picture }: SunProps) {
  const radius = Math.min(
    largestSun.height * (horizon - Math.max(0, box.y)),
    largestSun.width * box.width,
    largestSun.units * sheet.u,
  );
  const atStart = !picture.second && picture.first.focus.x > 0.55;
  const fromSide = Math.max(0.22 * box.width, radius + 3 * sheet.u);
  return (
    <div className={styles.picture} style={pixelBoxStyle({ ...box, height: horizon - box.y })} data-sun="">
      <div
        className={`${parts.disc} ${styles.accent}`}
        style={pixelBoxStyle({
          x: (atStart ? fromSide : box.width - fromSide) - radius,
          y: horizon - box.y - radius,
          width: 2 * radius,
          height: 2 * radius,
        })}
      />
    </div>
  );
}
