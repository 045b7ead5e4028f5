import { translucent } from '@daybreak/brand';
import { Band } from '../../artwork/Horizon.tsx';
import { PictureSlot } from '../../artwork/PictureSlot.tsx';
import type { ArtboardSize } from '../../export/types.ts';
import type { SlotPicture } from '../../images/slotPicture.ts';
import type { SocialLayout } from './layouts/socialLayout.ts';
import * as styles from './SocialArtwork.css.ts';

type Side = 'top' | 'left' | 'right';

interface SocialPictureProps {
  layout: SocialLayout;
  size: ArtboardSize;
  direction: 'ltr' | 'rtl';
  picture: SlotPicture;
}

/** A picture to the edges under a night that is deepest at the words. The cyan line at its foot is the horizon of a piece without rows. */
export function SocialPicture({ layout, size, direction, picture }: SocialPictureProps) {
  const { rows, scrim } = layout;
  const bottom = rows.band ? rows.end : size.height;
  const line = Math.round(Math.min(size.width, size.height) / 120);
  const dark: Side =
    scrim === 'top' ? 'top' : (scrim === 'start') === (direction === 'ltr') ? 'left' : 'right';
  return (
    <>
      <div className={styles.scene} style={{ blockSize: bottom }}>
        <PictureSlot picture={picture} />
        <div className={styles.scrim} style={{ backgroundImage: night(scrim, dark) }} />
      </div>
      {rows.band ? <Band top={bottom} theme="image" /> : null}
      <div className={styles.edge} style={{ insetBlockStart: bottom - line, blockSize: line }} />
    </>
  );
}

const angles: Record<Side, number> = { top: 180, left: 90, right: 270 };

/**
 * How much night lies over the picture, in percent of the way from the dark side: at least 0.66 under words, which keeps
 * white text at 4.5:1 even on a white picture.
 */
const nights: Record<SocialLayout['scrim'], readonly [alpha: number, percent: number][]> = {
  top: [
    [0.86, 0],
    [0.74, 40],
    [0.67, 73],
    [0.36, 83],
    [0, 96],
  ],
  start: [
    [0.84, 0],
    [0.74, 36],
    [0.67, 57],
    [0.34, 70],
    [0.1, 84],
    [0, 96],
  ],
  end: [
    [0.84, 0],
    [0.74, 36],
    [0.67, 63],
    [0.4, 75],
    [0.14, 89],
    [0, 100],
  ],
};

function night(scrim: SocialLayout['scrim'], dark: Side): string {
  const stops = nights[scrim].map(([alpha, percent]) => `${translucent('night', alpha)} ${percent}%`);
  return `linear-gradient(${angles[dark]}deg, ${stops.join(', ')})`;
}
