import { Checkbox } from '@daybreak/ui';
import * as styles from '../preview/PieceChoice.css.ts';
import type { AnyDraft, ChoiceField } from './fields.ts';
import { optionsOf } from './fields.ts';

interface CheckboxGroupProps {
  legend: string;
  fields: readonly (readonly [name: string, field: ChoiceField])[];
  draft: AnyDraft;
  onEdit: (name: string, value: string) => void;
}

/** Checkboxes for two-way choices, under one heading. */
export const CheckboxGroup = ({ legend, fields, draft, onEdit }: CheckboxGroupProps) => (
  <fieldset className={styles.choice}>
    <legend className={styles.legend}>{legend}</legend>
    <div className={styles.options}>
      {fields.map(([name, field]) => {
        const [on, off] = optionsOf(field, draft);
        return (
          <Checkbox
            key={name}
            name={name}
            label={field.label}
            disabled={field.locked}
            checked={draft[name] === on?.value}
            onCheckedChange={(isChecked) => onEdit(name, (isChecked ? on : off)?.value ?? '')}
          />
        );
      })}
    </div>
  </fieldset>
);
