import { FormField } from '@daybreak/ui';
import { experiences } from '../../shared/applications/answers.ts';
import { useLanguage } from '../../shared/applications/languages.ts';
import * as styles from './ChoiceFields.css.ts';

interface ChoiceProps {
  value: string;
  onChange: (value: string) => void;
}

/** A native select: nothing to download, and the easiest to use on a phone. */
export const ExperienceField = ({ value, onChange }: ChoiceProps) => {
  const { form: text, experienceLabels } = useLanguage().words;
  return (
    <FormField label={text.experience}>
      {(control) => (
        <select
          {...control}
          name="experience"
          className={styles.select}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">{text.experienceNone}</option>
          {experiences
            .filter((level) => level !== '0')
            .map((level) => (
              <option key={level} value={level}>
                {experienceLabels[level]}
              </option>
            ))}
        </select>
      )}
    </FormField>
  );
};

/** Yes, no, or unanswered. The choice can be cleared. */
export const AuthorizationField = ({ value, onChange }: ChoiceProps) => {
  const { form: text } = useLanguage().words;
  return (
    <fieldset>
      <legend className={styles.legend}>{text.authorization}</legend>
      <div className={styles.options}>
        {(['yes', 'no'] as const).map((answer) => (
          <label key={answer} className={styles.option}>
            <input
              type="radio"
              name="authorization"
              className={styles.radio}
              value={answer}
              checked={value === answer}
              onChange={() => onChange(answer)}
            />
            <span>{text[answer]}</span>
          </label>
        ))}
        {value ? (
          <button type="button" className={styles.clear} onClick={() => onChange('')}>
            {text.clear}
          </button>
        ) : null}
      </div>
    </fieldset>
  );
};
