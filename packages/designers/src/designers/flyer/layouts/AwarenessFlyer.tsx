import * as parts from '../../../editor/artwork/artwork.css.ts';
import { pixelBoxStyle } from '../../../editor/artwork/box.ts';
import { HorizonRows } from '../../../editor/artwork/Horizon.tsx';
import { PictureSlot, type SlotPicture } from '../../../editor/artwork/PictureSlot.tsx';
import { tone } from '../../../editor/layouts/frame/tones.css.ts';
import * as styles from '../FlyerArtwork.css.ts';
import { ContactBand, ContactLine, contactHeight } from '../FlyerContact.tsx';
import { Words } from '../FlyerTexts.tsx';
import type { PageMetrics } from '../sheet.ts';
import type { FlyerLayoutProps } from './layout.ts';

/** The picture is the rising disc itself; the rows lead to it. */
export const AwarenessFlyer = (props: FlyerLayoutProps) =>
  props.metrics.isPortrait ? <Portrait {...props} /> : <Landscape {...props} />;

/** The disc above the rows, the words on the solid band below. */
function Portrait({ draft, user, metrics, picture, link }: FlyerLayoutProps) {
  const { width, height, u } = metrics;
  const horizon = 0.42 * height;
  const x = 0.7 * width;
  // As large as possible without crowding the logo, whose corner is at 42, 13.
  const radius = Math.hypot(x - 42 * u, horizon - 13 * u) - 6 * u;
  const bandTop = horizon + 11 * u;
  const contact = contactHeight(metrics, draft.size);
  const top = bandTop + 5 * u;
  const wordsHeight = height - contact - top;
  return (
    <>
      <Scene
        metrics={metrics}
        picture={picture.first}
        x={x}
        radius={radius}
        horizon={horizon}
        end={bandTop}
      />
      <div
        className={`${parts.band} ${styles.deep}`}
        style={{ inset: `${bandTop}px ${-metrics.bleed}px ${-metrics.bleed}px` }}
      />
      <Words
        draft={draft}
        metrics={metrics}
        link={link}
        className={styles.onBand}
        box={{ x: 6 * u, y: top, width: 88 * u, height: wordsHeight }}
        headline={{ size: 0.088 * height, most: 0.5 * wordsHeight }}
        subtitle={0.17 * wordsHeight}
      />
      <ContactLine
        metrics={metrics}
        user={user}
        className={styles.onBand}
        box={{ x: 6 * u, y: height - contact, width: 88 * u, height: contact }}
      />
    </>
  );
}

/** Words at the start, the disc at the end, the rows below both. */
function Landscape({ draft, user, metrics, picture, link }: FlyerLayoutProps) {
  const { width, height, u } = metrics;
  const contact = contactHeight(metrics, draft.size);
  const bandTop = height - contact;
  const horizon = bandTop - 12 * u;
  const top = 17 * u;
  return (
    <>
      <Scene
        metrics={metrics}
        picture={picture.first}
        x={0.87 * width}
        radius={0.36 * width}
        horizon={horizon}
        end={bandTop}
      />
      <Words
        draft={draft}
        metrics={metrics}
        link={link}
        box={{ x: 6 * u, y: top, width: 0.46 * width - 6 * u, height: horizon - top - 2 * u }}
        headline={{ size: 0.105 * height, most: 0.33 * height }}
        subtitle={0.13 * height}
      />
      <ContactBand draft={draft} metrics={metrics} user={user} />
    </>
  );
}

interface SceneProps {
  metrics: PageMetrics;
  picture: SlotPicture;
  /** Center of the disc, in pixels. */
  x: number;
  radius: number;
  horizon: number;
  /** End of the last row. */
  end: number;
}

function Scene({ metrics, picture, x, radius, horizon, end }: SceneProps) {
  const fullWidth = metrics.width + 2 * metrics.bleed;
  return (
    <>
      <div
        className={styles.picture}
        style={pixelBoxStyle({
          x: -metrics.bleed,
          y: -metrics.bleed,
          width: fullWidth,
          height: horizon + metrics.bleed,
        })}
      >
        <div
          className={`${parts.disc} ${styles.discPicture}`}
          data-disc=""
          style={pixelBoxStyle({
            x: metrics.bleed + x - radius,
            y: metrics.bleed + horizon - radius,
            width: 2 * radius,
            height: 2 * radius,
          })}
        >
          <PictureSlot picture={picture} style={{ blockSize: radius, insetBlockEnd: 'auto' }} />
        </div>
      </div>
      <HorizonRows
        from={horizon}
        to={end}
        count={4}
        stretch={{ start: -metrics.bleed, width: fullWidth }}
        color={tone.rows}
      />
    </>
  );
}
