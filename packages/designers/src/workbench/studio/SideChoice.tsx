import { Button } from '@daybreak/ui';
import type { ArtboardSide } from '../../export/types.ts';
import * as styles from './Studio.css.ts';

interface SideChoiceProps {
  sides: readonly ArtboardSide[];
  /** Undefined for all sides beside each other. */
  value: string | undefined;
  onChange: (side: string | undefined) => void;
}

/** All sides of a piece beside each other, or one. */
export const SideChoice = ({ sides, value, onChange }: SideChoiceProps) =>
  sides.length < 2 ? null : (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div className={styles.segments} role="group" aria-label="Sides">
      {[{ id: undefined, label: 'All sides' }, ...sides].map(({ id, label }) => (
        <Button
          key={label}
          size="small"
          tone="quiet"
          className={styles.segment}
          aria-pressed={id === value}
          onClick={() => onChange(id)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
