import { defaultUserDetails } from '../../userDetails/userDetails.ts';
import { Artboard } from '../../workbench/Artboard.tsx';
import { restoreDraft } from '../../workbench/draft.ts';
import type { PreviewProps } from '../../workbench/previewOf.tsx';
import { prompts } from './prompts.ts';
import * as styles from './Wizard.css.ts';
import { wizardFields } from './wizard.fields.ts';
import { wizard } from './wizard.ts';

const pieces = [
  { description: prompts[3].text, material: 'social-post', theme: 'tech-forward' },
  { description: prompts[0].text, material: 'flyer', theme: 'vibrant' },
  { description: prompts[5].text, material: 'poster', theme: 'professional' },
].map((piece) => restoreDraft(wizardFields, piece));
const noImages = [] as const;

/** Three designs beside each other, as overviews show the wizard. */
export const WizardPreview = ({ user, within }: PreviewProps) => (
  <div className={styles.pieces}>
    {pieces.map((draft) =>
      wizard.artboards(draft).map((side) => (
        <Artboard
          key={draft.theme}
          side={side}
          within={{ width: within.width / 3 - 8, height: within.height }}
        >
          <wizard.Artwork
            draft={draft}
            brief={{ images: noImages, user: user ?? defaultUserDetails }}
            side={side}
          />
        </Artboard>
      )),
    )}
  </div>
);
