import { Button } from '@daybreak/ui';
import { Plus } from 'lucide-react';
import { hasRoomFor } from '../ideas/ideas.ts';
import { labels } from '../messages.ts';
import type { Design } from '../useWizard.ts';
import * as styles from '../Wizard.css.ts';
import { materialLabel } from '../wizard.ts';

interface IdeaTextProps extends Pick<Design, 'material' | 'brief' | 'notUsed' | 'idea'> {
  onAdd: (words: string) => void;
}

/**
 * Shows the parts of the description that the idea leaves out, with buttons to add them; refusals; and remarks to
 * check.
 */
export function IdeaText({ material, brief, notUsed, idea, onAdd }: IdeaTextProps) {
  const other = brief.material && ![brief.material, 'custom'].includes(material) ? brief.material : undefined;
  const lines = [
    ...brief.refusals,
    ...brief.remarks,
    ...(other ? [labels.otherMaterial(materialLabel({ material }), materialLabel({ material: other }))] : []),
  ];
  return (
    <>
      {lines.length > 0 ? (
        <ul className={styles.remarks}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : null}
      {notUsed.length > 0 ? (
        <section aria-labelledby="wizard-not-used">
          <h2 id="wizard-not-used" className={styles.label}>
            {labels.notUsed}
          </h2>
          <p className={styles.hint}>{labels.notUsedHint}</p>
          <ul className={styles.leftOut}>
            {notUsed.map((words) => (
              <li key={words} className={styles.leftOutLine}>
                <span className={styles.leftOutWords}>{words}</span>
                <Button
                  size="small"
                  icon={<Plus size={14} aria-hidden="true" />}
                  aria-label={labels.addWords(words)}
                  disabledReason={hasRoomFor(idea, words) ? undefined : labels.noRoom}
                  onClick={() => onAdd(words)}
                >
                  {labels.add}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
