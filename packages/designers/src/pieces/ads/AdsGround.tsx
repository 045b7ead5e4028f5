import * as parts from '../../artwork/artwork.css.ts';
import type { Ground } from '../../artwork/logos.ts';
import { PictureSlot, type SlotPicture } from '../../artwork/PictureSlot.tsx';
import { Horizon } from '../../artwork/screen/Horizon.tsx';
import type { Motif } from '../../artwork/screen/screenLayout.ts';
import * as styles from './Ads.css.ts';

interface AdsGroundProps {
  motif: Motif;
  size: { width: number; height: number };
  theme: Ground;
  /** What the disc shows. */
  picture: SlotPicture;
}

/** Everything behind the words: the rising disc as a window on the picture, the rows and the band. */
export function AdsGround({ motif, size, theme, picture }: AdsGroundProps) {
  const { disc, horizon } = motif;
  const left = Math.max(0, disc.x - disc.radius);
  const right = Math.min(size.width, disc.x + disc.radius);
  const top = Math.max(0, horizon - disc.radius);
  return (
    <>
      <div className={styles.sky} style={{ blockSize: horizon }}>
        <div
          className={`${parts.disc} ${styles.window}`}
          style={{
            insetInlineStart: disc.x - disc.radius,
            insetBlockStart: horizon - disc.radius,
            inlineSize: 2 * disc.radius,
            blockSize: 2 * disc.radius,
          }}
        >
          {/* Only the part of the disc that is seen: the picture is cropped to it, and not to a circle that nobody sees. */}
          <PictureSlot
            picture={picture}
            style={{
              insetInlineStart: left - disc.x + disc.radius,
              insetBlockStart: top - horizon + disc.radius,
              inlineSize: right - left,
              blockSize: horizon - top,
            }}
          />
        </div>
      </div>
      <Horizon motif={motif} theme={theme} />
    </>
  );
}
