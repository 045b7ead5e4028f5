import { VisuallyHidden } from '@daybreak/ui';
import * as styles from './LanguageChoice.css.ts';
import { type Language, languages } from './words.ts';

interface LanguageChoiceProps {
  language: Language;
  /** The Spanish words did not arrive. */
  missing: boolean;
  onChoose: (language: Language) => void;
}

/** The languages of the page, each named in itself. Who looks for one reads neither the other's name for it nor its hints. */
export const LanguageChoice = ({ language, missing, onChoose }: LanguageChoiceProps) => (
  <fieldset className={styles.group}>
    <legend className={styles.legend}>
      <VisuallyHidden>
        <span lang="en">Language</span> / <span lang="es">Idioma</span>
      </VisuallyHidden>
    </legend>
    {(Object.keys(languages) as Language[]).map((each) => (
      <button
        key={each}
        type="button"
        lang={each}
        aria-pressed={each === language}
        className={styles.choice}
        onClick={() => onChoose(each)}
      >
        {languages[each]}
      </button>
    ))}
    {missing ? (
      <p role="alert" lang="es" className={styles.missing}>
        No se pudo cargar el español. Revise su conexión e inténtelo de nuevo.
      </p>
    ) : null}
  </fieldset>
);
