import { labels } from '../messages.ts';
import type { Design } from '../useWizard.ts';
import * as styles from '../Wizard.css.ts';
import { materialLabel } from '../wizard.ts';

/** What the idea leaves out of the description, and what the user should check. Nothing if there are no remarks. */
export function IdeaText({ material, brief, notUsed }: Pick<Design, 'material' | 'brief' | 'notUsed'>) {
  const other = brief.material && ![brief.material, 'custom'].includes(material) ? brief.material : undefined;
  const lines = [
    ...(notUsed.length > 0 ? [labels.notUsed(notUsed)] : []),
    ...brief.refusals,
    ...brief.remarks,
    ...(other ? [labels.otherMaterial(materialLabel({ material }), materialLabel({ material: other }))] : []),
  ];
  return lines.length > 0 ? (
    <ul className={styles.remarks}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  ) : null;
}
