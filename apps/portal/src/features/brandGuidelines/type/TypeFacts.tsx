import type { TypeRole } from '@daybreak/brand';
import { typography } from '../messages.ts';
import * as styles from './TypeSection.css.ts';

/** The values for setting up a text style in a design tool. */
export const TypeFacts = ({ role: { weight, lineHeight, tracking, allCaps } }: { role: TypeRole }) => {
  const { facts } = typography;
  const entries: [string, string][] = [
    [facts.weight, String(weight)],
    [facts.lineHeight, String(lineHeight)],
    [facts.tracking, `${tracking * 100}%`],
    [facts.letters, allCaps ? typography.allCaps : typography.sentence],
  ];
  return (
    <dl className={styles.facts}>
      {entries.map(([term, fact]) => (
        <div key={term}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.fact}>{fact}</dd>
        </div>
      ))}
    </dl>
  );
};
