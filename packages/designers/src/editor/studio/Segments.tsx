import { Button } from '@daybreak/ui';
import * as styles from './Studio.css.ts';

interface SegmentsProps {
  /** The name of the choice, for assistive technology. */
  label: string;
  value: string;
  choices: readonly { id: string; label: string }[];
  onChange: (id: string) => void;
}

/** Picks which of a few views to show. */
export const Segments = ({ label, value, choices, onChange }: SegmentsProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
  <div className={styles.segments} role="group" aria-label={label}>
    {choices.map((choice) => (
      <Button
        key={choice.id}
        size="small"
        tone="quiet"
        className={styles.segment}
        aria-pressed={choice.id === value}
        onClick={() => onChange(choice.id)}
      >
        {choice.label}
      </Button>
    ))}
  </div>
);
