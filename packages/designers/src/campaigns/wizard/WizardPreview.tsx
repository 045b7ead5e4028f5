import { noImages } from '../../editor/images/uploadedImage.ts';
import type { PreviewProps } from '../../editor/preview/previewOf.tsx';
import { defaultUserDetails } from '../../editor/userDetails/userDetails.ts';
import { previewIdeas } from './previewIdeas.ts';
import { Miniature } from './result/Tile.tsx';
import * as styles from './Wizard.css.ts';

/** Three ideas side by side, which represent the wizard in overviews. */
export const WizardPreview = ({ user, within }: PreviewProps) => (
  <div className={styles.pieces}>
    {previewIdeas.map((idea, place) => (
      <Miniature
        key={idea.designer}
        idea={idea}
        place={place}
        data={{ images: noImages, user: user ?? defaultUserDetails }}
        within={{ width: within.width / 3 - 8, height: within.height }}
      />
    ))}
  </div>
);
