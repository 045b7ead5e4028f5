import { Alert, Button } from '@daybreak/ui';
import type { PieceVersion } from '../../backend/Library.ts';
import { momentInWords } from '../applicationReview/dates.ts';
import { ago } from '../library/times.ts';
import type { PieceDesk } from './desk.ts';
import { versions as words } from './messages.ts';
import type { VersionsControl } from './useVersions.ts';
import * as styles from './VersionsDialog.css.ts';

interface VersionListProps {
  desk: PieceDesk;
  versions: VersionsControl;
  all: readonly PieceVersion[];
  chosen: number;
  /** On a narrow screen a version stands in front of it. */
  behind: boolean;
  onChoose: (version: number) => void;
}

/** The versions of a piece: those with a name first, then all of them. */
export function VersionList({ desk, versions, all, chosen, behind, onChoose }: VersionListProps) {
  const named = all.filter(({ name }) => name);
  const entryOf = (entry: PieceVersion) => (
    <li key={entry.version}>
      <button
        type="button"
        className={styles.entry}
        aria-current={entry.version === chosen}
        onClick={() => onChoose(entry.version)}
      >
        <span className={styles.entryName} dir="auto">
          {entry.name || words.number(entry.version)}
        </span>
        <span className={styles.entryMore} title={momentInWords(entry.savedAt)}>
          {words.by(
            entry.savedBy === desk.me ? words.you : desk.people.nameOf(entry.savedBy),
            ago(entry.savedAt),
          )}
        </span>
        {entry.restoredFrom === null ? null : (
          <span className={styles.entryMore}>{words.restoredFrom(entry.restoredFrom)}</span>
        )}
      </button>
    </li>
  );
  return (
    <nav className={styles.list} aria-label={words.list} data-behind={behind || undefined}>
      {named.length > 0 ? (
        <>
          <p className={styles.groupName}>{words.named}</p>
          <ul className={styles.group}>{named.map(entryOf)}</ul>
          <p className={styles.groupName}>{words.all}</p>
        </>
      ) : null}
      <ul className={styles.group}>{all.map(entryOf)}</ul>
      {versions.more ? (
        <div className={styles.more}>
          <Button size="small" wide busy={versions.reading.busy} onClick={versions.older}>
            {words.more}
          </Button>
        </div>
      ) : null}
      {versions.reading.failed ? <Alert tone="danger" title={versions.reading.failed} /> : null}
    </nav>
  );
}
