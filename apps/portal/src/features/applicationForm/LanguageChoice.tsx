import { VisuallyHidden } from '@daybreak/ui';
import { type Language, languages } from '../../shared/applications/languages.ts';
import * as styles from './LanguageChoice.css.ts';

interface LanguageChoiceProps {
  language: Language;
  /** The Spanish texts didn't load. */
  missing: boolean;
  onChoose: (language: Language) => void;
}

/** Lists the page's languages, each by its own name, because a visitor may not understand the other language. */
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
