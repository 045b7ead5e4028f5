import type { PieceData } from '../../../editor/designer.ts';
import { labels } from '../messages.ts';
import type { Design } from '../useWizard.ts';
import * as styles from '../Wizard.css.ts';
import { Tile } from './Tile.tsx';

const within = { width: 132, height: 132 };

interface ThreeIdeasProps {
  design: Design;
  data: PieceData;
  onChoose: (idea: number) => void;
}

/** The ideas side by side, one of them selected. */
export const ThreeIdeas = ({ design: { ideas, idea }, data, onChoose }: ThreeIdeasProps) => (
  <section aria-labelledby="wizard-ideas">
    <h2 id="wizard-ideas" className={styles.label}>
      {labels.ideas}
    </h2>
    <ul className={styles.ideas}>
      {ideas.map((each, place) => (
        // Ideas are identified by position.
        <li key={place}>
          <Tile
            idea={each}
            place={place}
            data={data}
            within={within}
            chosen={each === idea}
            onChoose={() => onChoose(place)}
            label={labels.idea(place + 1)}
            about={each.name}
          />
        </li>
      ))}
    </ul>
  </section>
);
