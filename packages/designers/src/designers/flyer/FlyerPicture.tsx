import * as parts from '../../editor/artwork/artwork.css.ts';
import { type Box, pixelBoxStyle, splitBox } from '../../editor/artwork/box.ts';
import { PictureSlot, type SlotPicture } from '../../editor/artwork/PictureSlot.tsx';
import { Scrim } from '../../editor/artwork/Scrim.tsx';
import * as styles from './FlyerArtwork.css.ts';
import type { PageMetrics } from './sheet.ts';

/** Extends the box by the bleed at each edge of the sheet that it touches. */
export function throughBleed({ x, y, width, height }: Box, metrics: PageMetrics): Box {
  const left = x <= 0 ? metrics.bleed : 0;
  const top = y <= 0 ? metrics.bleed : 0;
  const right = x + width >= metrics.width ? metrics.bleed : 0;
  const bottom = y + height >= metrics.height ? metrics.bleed : 0;
  return { x: x - left, y: y - top, width: width + left + right, height: height + top + bottom };
}

export interface Pictures {
  first: SlotPicture;
  second?: SlotPicture;
}

interface FlyerPictureProps {
  metrics: PageMetrics;
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
const maxSunRadius = { height: 0.4, width: 0.26, units: 17 };

/**
 * The photograph, or both if there are two, cropped boldly, through the bleed where it touches the edge of the sheet.
 */
export function FlyerPicture({
  metrics,
  box,
  picture,
  scrim = false,
  edge,
  horizon = box.y + box.height,
}: FlyerPictureProps) {
  const fullBox = throughBleed(box, metrics);
  const line = 0.8 * metrics.u;
  const [first, rest] = picture.second ? splitBox(fullBox, line) : [fullBox];
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
      <Sun
        metrics={metrics}
        box={fullBox}
        horizon={Math.min(horizon, fullBox.y + fullBox.height)}
        picture={picture}
      />
      {edge ? (
        <div
          className={styles.edge}
          style={pixelBoxStyle(
            edge === 'bottom'
              ? { ...fullBox, y: fullBox.y + fullBox.height - line, height: line }
              : { ...fullBox, width: line },
          )}
        />
      ) : null}
    </>
  );
}

interface SunProps extends Pick<FlyerPictureProps, 'metrics' | 'box' | 'picture'> {
  horizon: number;
}

/** The rising sun: its upper half on the horizon, away from the picture's focus. */
function Sun({ metrics, box, horizon, picture }: SunProps) {
  const radius = Math.min(
    maxSunRadius.height * (horizon - Math.max(0, box.y)),
    maxSunRadius.width * box.width,
    maxSunRadius.units * metrics.u,
  );
  const atStart = !picture.second && picture.first.focus.x > 0.55;
  const fromSide = Math.max(0.22 * box.width, radius + 3 * metrics.u);
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
