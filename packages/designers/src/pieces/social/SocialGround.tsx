import * as parts from '../../artwork/artwork.css.ts';
import { Horizon } from '../../artwork/screen/Horizon.tsx';
import type { ArtboardSize } from '../../export/types.ts';
import type { SlotPicture } from '../../images/slotPicture.ts';
import type { SocialLayout } from './layouts/socialLayout.ts';
import * as styles from './SocialArtwork.css.ts';
import { SocialPicture } from './SocialPicture.tsx';
import type { SocialDraft } from './social.fields.ts';

interface SocialGroundProps {
  layout: SocialLayout;
  size: ArtboardSize;
  theme: SocialDraft['theme'];
  /** What the image theme shows. */
  picture: SlotPicture;
}

/** Everything behind the words: the disc on its horizon, or the picture under its night. */
export function SocialGround({ layout, size, theme, picture }: SocialGroundProps) {
  const { horizon, disc } = layout;
  if (theme === 'image') return <SocialPicture layout={layout} size={size} picture={picture} />;
  return (
    <>
      <div className={styles.scene} style={{ blockSize: horizon }}>
        <div
          className={`${parts.disc} ${parts.discOn[theme]}`}
          style={{
            insetInlineStart: disc.x - disc.radius,
            insetBlockStart: horizon - disc.radius,
            inlineSize: 2 * disc.radius,
            blockSize: 2 * disc.radius,
          }}
        />
      </div>
      <Horizon motif={layout} theme={theme} />
    </>
  );
}
