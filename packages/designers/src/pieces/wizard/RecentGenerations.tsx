import { VisuallyHidden } from '@daybreak/ui';
import { Artboard } from '../../workbench/Artboard.tsx';
import type { Brief } from '../../workbench/designer.ts';
import { labels } from './messages.ts';
import * as styles from './Wizard.css.ts';
import type { WizardDraft } from './wizard.fields.ts';
import { materialLabel, wizard } from './wizard.ts';

const within = { width: 96, height: 72 };

interface RecentGenerationsProps {
  history: readonly WizardDraft[];
  shown: WizardDraft | undefined;
  brief: Brief;
  onShow: (draft: WizardDraft) => void;
}

/** The last designs, newest first; each is shown again by choosing it. */
export const RecentGenerations = ({ history, shown, brief, onShow }: RecentGenerationsProps) => (
  <section aria-labelledby="recent-generations">
    <h2 id="recent-generations" className={styles.label}>
      {labels.recent}
    </h2>
    <ul className={styles.recent}>
      {history.map((draft, index) => (
        // A design may be generated twice: its place tells it apart.
        <li key={`${history.length - index} ${draft.material} ${draft.theme} ${draft.variant}`}>
          <div className={styles.past} data-shown={draft === shown || undefined}>
            <div className={styles.miniature} aria-hidden="true">
              {wizard.artboards(draft).map((side) => (
                <Artboard key={side.id} side={side} within={within}>
                  <wizard.Artwork draft={draft} brief={brief} side={side} />
                </Artboard>
              ))}
            </div>
            <button
              type="button"
              className={styles.choose}
              aria-pressed={draft === shown}
              onClick={() => onShow(draft)}
            >
              {materialLabel(draft)}
              <VisuallyHidden>: {draft.description}</VisuallyHidden>
            </button>
          </div>
        </li>
      ))}
    </ul>
  </section>
);
