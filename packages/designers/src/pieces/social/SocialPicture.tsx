import { Band } from '../../artwork/Horizon.tsx';
import { PictureSlot } from '../../artwork/PictureSlot.tsx';
import { Scrim } from '../../artwork/Scrim.tsx';
import type { ArtboardSize } from '../../export/types.ts';
import type { SlotPicture } from '../../images/slotPicture.ts';
import type { SocialLayout } from './layouts/socialLayout.ts';
import * as styles from './SocialArtwork.css.ts';

interface SocialPictureProps {
  layout: SocialLayout;
  size: ArtboardSize;
  picture: SlotPicture;
}

/** A picture to the edges under as much night as the words need. The cyan line at its foot is the horizon of a piece without rows. */
export function SocialPicture({ layout, size, picture }: SocialPictureProps) {
  const { rows, scrim } = layout;
  const bottom = rows.band ? rows.end : size.height;
  const line = Math.round(Math.min(size.width, size.height) / 120);
  return (
    <>
      <div className={styles.scene} style={{ blockSize: bottom }}>
        <PictureSlot picture={picture} />
        <Scrim from={scrim} seenSmaller />
      </div>
      {rows.band ? <Band top={bottom} theme="image" /> : null}
      <div className={styles.edge} style={{ insetBlockStart: bottom - line, blockSize: line }} />
    </>
  );
}
