import { useId } from 'react';
import * as styles from './Choices.css.ts';

interface ChoicesProps<Id extends string> {
  legend: string;
  options: readonly { id: Id; label: string }[];
  value: Id;
  onChange: (value: Id) => void;
}

/** A choice among a few visible options. */
export function Choices<Id extends string>({ legend, options, value, onChange }: ChoicesProps<Id>) {
  const name = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.choices}>
        {options.map(({ id, label }) => (
          <label key={id} className={styles.choice}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              checked={id === value}
              onChange={() => onChange(id)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
