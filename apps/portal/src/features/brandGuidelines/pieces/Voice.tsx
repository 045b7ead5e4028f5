import { voiceRules } from '@daybreak/brand/guidelines';
import { Text } from '@daybreak/ui';
import { Check, X } from 'lucide-react';
import { pieces } from '../messages.ts';
import * as styles from './pieces.css.ts';

/** Sentences in the brand's voice, next to the ones they replace. */
export const Voice = () => (
  <ul className={styles.voices}>
    {voiceRules.map(({ id, write, not, why }) => (
      <li key={id} className={styles.voice}>
        <p className={styles.write}>
          <Check size={20} role="img" aria-label={pieces.write} className={styles.right} />
          <span>{write}</span>
        </p>
        <p className={styles.not}>
          <X size={20} role="img" aria-label={pieces.not} className={styles.wrong} />
          <span>{not}</span>
        </p>
        <Text size="sm" tone="muted">
          {why}
        </Text>
      </li>
    ))}
  </ul>
);
