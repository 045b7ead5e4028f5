import type { PieceDraft } from '@daybreak/designers/library';
import { Text } from '@daybreak/ui';
import * as styles from '../../../shared/compare/Differences.css.ts';
import { versions as messages } from './messages.ts';

/** A draft's text by field name, for drafts that this release can't draw. */
export const DraftText = ({ draft }: { draft: PieceDraft }) => (
  <div>
    <Text size="sm" tone="muted">
      {messages.notDrawn}
    </Text>
    <dl className={styles.table}>
      {Object.entries(draft)
        .filter(([, value]) => value)
        .map(([field, value]) => (
          <div key={field} className={styles.difference}>
            <dt className={styles.label}>{field}</dt>
            <dd className={styles.text} dir="auto">
              {value}
            </dd>
          </div>
        ))}
    </dl>
  </div>
);
