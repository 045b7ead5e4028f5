import { Text, VisuallyHidden } from '@daybreak/ui';
import type { Difference } from './compare.ts';
import * as styles from './Differences.css.ts';
import { compare as messages } from './messages.ts';
import { type Stretch, wordDiff } from './wordDiff.ts';

interface DifferencesProps {
  /** Names of the two versions. */
  before: string;
  after: string;
  differences: readonly Difference[];
}

/** Each field's earlier and later values side by side, with differences in text marked. */
export function Differences({ before, after, differences }: DifferencesProps) {
  if (differences.length === 0)
    return (
      <Text size="sm" tone="muted">
        {messages.same}
      </Text>
    );
  return (
    <>
      <Text size="sm" tone="muted">
        {messages.differ(differences.length)}
      </Text>
      <ul className={styles.table}>
        {differences.map((difference) => (
          <li key={difference.field} className={styles.difference}>
            <p className={styles.label}>{difference.label}</p>
            <div className={styles.pair}>
              <Half {...difference} caption={before} part="out" />
              <Half {...difference} caption={after} part="into" />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

const marks = { out: styles.removed, into: styles.added };
const signs = { out: messages.removed, into: messages.added };

/** One side: the text in both versions, and the text only in this one. */
function Half({
  before,
  after,
  kind,
  caption,
  part,
}: Difference & { caption: string; part: 'out' | 'into' }) {
  const text = part === 'out' ? before : after;
  const stretches: readonly Stretch[] =
    kind === 'words' && before && after ? wordDiff(before, after) : [{ kind: part, text: text ?? '' }];
  return (
    <p className={styles.text} dir="auto">
      <VisuallyHidden>{`${caption}: `}</VisuallyHidden>
      {text ? (
        stretches
          .filter((stretch) => stretch.kind === 'same' || stretch.kind === part)
          .map((stretch, index) =>
            stretch.kind === 'same' ? (
              <span key={`${index}-${stretch.text}`}>{stretch.text}</span>
            ) : (
              <Marked key={`${index}-${stretch.text}`} part={part} text={stretch.text} />
            ),
          )
      ) : (
        <span className={styles.empty}>{text === undefined ? messages.notAsked : messages.nothing}</span>
      )}
    </p>
  );
}

function Marked({ part, text }: { part: 'out' | 'into'; text: string }) {
  const Element = part === 'out' ? 'del' : 'ins';
  return (
    <Element className={marks[part]}>
      <VisuallyHidden>{signs[part]}</VisuallyHidden>
      <span>{text}</span>
    </Element>
  );
}
