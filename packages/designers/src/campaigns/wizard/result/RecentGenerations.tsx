import type { PieceData } from '../../../editor/designer.ts';
import { labels } from '../messages.ts';
import type { Design } from '../useWizard.ts';
import * as styles from '../Wizard.css.ts';
import { materialLabel } from '../wizard.ts';
import { Tile } from './Tile.tsx';

const within = { width: 96, height: 72 };

interface RecentGenerationsProps {
  history: readonly Design[];
  shown: Design | undefined;
  data: PieceData;
  onShow: (design: Design) => void;
}

/** The latest designs, newest first; choosing one shows it again. */
export const RecentGenerations = ({ history, shown, data, onShow }: RecentGenerationsProps) => (
  <section aria-labelledby="recent-generations">
    <h2 id="recent-generations" className={styles.label}>
      {labels.recent}
    </h2>
    <ul className={styles.recent}>
      {history.map((design, index) => (
        // Designs may repeat, so the position is the key.
        <li
          key={`${history.length - index} ${design.draft.material} ${design.draft.theme} ${design.draft.variant}`}
        >
          <Tile
            idea={design.idea}
            place={index}
            data={data}
            within={within}
            chosen={design.draft === shown?.draft}
            onChoose={() => onShow(design)}
            label={materialLabel(design)}
            about={design.draft.description}
          />
        </li>
      ))}
    </ul>
  </section>
);
