import type { PaletteName } from '@daybreak/brand';
import { Sentence, VisuallyHidden } from '@daybreak/ui';
import { Check, Copy } from 'lucide-react';
import { useCopy } from '../../../shared/clipboard/useCopy.ts';
import { color } from '../messages.ts';
import * as styles from './CopyValues.css.ts';
import { colorValues } from './colorValues.ts';

/** A color's values. Clicking one copies it and shows the result. */
export function CopyValues({ name, shownName }: { name: PaletteName; shownName: string }) {
  const { result, copy } = useCopy();
  return (
    <div>
      {colorValues(name).map(({ label, value }) => (
        <div key={label} className={styles.row}>
          <span className={styles.label}>{label}</span>
          <code
            translate="no"
            className={value.length > 18 ? `${styles.value} ${styles.long}` : styles.value}
          >
            {value}
          </code>
          {result?.copied && result.value === value ? (
            <span className={`${styles.mark} ${styles.done}`} aria-hidden="true">
              <Check size={16} />
              <span>{color.copied}</span>
            </span>
          ) : (
            <Copy className={styles.mark} size={16} />
          )}
          <button
            type="button"
            className={styles.button}
            aria-label={color.copy(`${shownName} ${label}`, value)}
            onClick={({ currentTarget }) =>
              copy(value, currentTarget.parentElement?.querySelector('code') ?? null)
            }
          />
        </div>
      ))}
      <div role="status">
        {result?.copied ? <VisuallyHidden>{color.copiedValue(result.value)}</VisuallyHidden> : null}
        {result?.copied === false ? (
          <p className={styles.failed} data-failed>
            <Sentence>{color.copyFailed}</Sentence>
          </p>
        ) : null}
      </div>
    </div>
  );
}
