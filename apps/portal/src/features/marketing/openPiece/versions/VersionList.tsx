import { Alert, Button, Sentence } from '@daybreak/ui';
import type { PieceVersion } from '../../../../backend/interfaces/Library.ts';
import { formatAgo } from '../../../../shared/dates/ago.ts';
import { formatMoment } from '../../../../shared/dates/dates.ts';
import { versions as messages } from '../messages.ts';
import type { OpenPieceContext } from '../openPieceContext.ts';
import { record } from './record/messages.ts';
import type { Versions, VersionsControl } from './useVersions.ts';
import * as styles from './VersionsDialog.css.ts';

interface VersionListProps {
  openPiece: OpenPieceContext;
  control: VersionsControl;
  versions: Versions;
  /** Undefined if none is chosen. */
  selected: number | undefined;
  isRecord: boolean;
  onRecord: () => void;
  /** Whether a version covers the list, on a narrow screen. */
  isBehind: boolean;
  onChoose: (version: number) => void;
}

/** The current piece, its named versions, then all versions. */
export function VersionList({
  openPiece,
  control,
  versions: { saved, unsaved },
  selected,
  isRecord,
  onRecord,
  isBehind,
  onChoose,
}: VersionListProps) {
  const now = unsaved ?? saved[0];
  const namedVersions = saved.filter(({ name }) => name);
  const entryOf = (entry: PieceVersion, title = entry.name || messages.number(entry.version)) => (
    <li key={entry.version}>
      <button
        type="button"
        className={styles.entry}
        aria-current={entry.version === selected}
        onClick={() => onChoose(entry.version)}
      >
        <span className={styles.entryName} dir="auto">
          {title}
        </span>
        {entry === unsaved ? (
          <span className={styles.entryMore}>{messages.unkept}</span>
        ) : (
          <span className={styles.entryMore} title={formatMoment(entry.savedAt)}>
            <Sentence verbatim={[openPiece.people.nameOf(entry.savedBy)]}>
              {messages.by(
                entry.savedBy === openPiece.me ? messages.you : openPiece.people.nameOf(entry.savedBy),
                formatAgo(entry.savedAt),
              )}
            </Sentence>
          </span>
        )}
        {entry.restoredFrom === null ? null : (
          <span className={styles.entryMore}>{messages.restoredFrom(entry.restoredFrom)}</span>
        )}
      </button>
    </li>
  );
  return (
    <nav className={styles.list} aria-label={messages.list} data-behind={isBehind || undefined}>
      {now ? <ul className={styles.group}>{entryOf(now, messages.now)}</ul> : null}
      <ul className={styles.group}>
        <li>
          <button type="button" className={styles.entry} aria-current={isRecord} onClick={onRecord}>
            <span className={styles.entryName}>{record.title}</span>
          </button>
        </li>
      </ul>
      {namedVersions.length > 0 ? (
        <>
          <p className={styles.groupName}>{messages.named}</p>
          <ul className={styles.group}>{namedVersions.map((entry) => entryOf(entry))}</ul>
        </>
      ) : null}
      <p className={styles.groupName}>{messages.all}</p>
      <ul className={styles.group}>{saved.map((entry) => entryOf(entry))}</ul>
      {control.hasMore ? (
        <div className={styles.more}>
          <Button size="small" wide busy={control.reading.busy} onClick={control.loadOlder}>
            {messages.more}
          </Button>
        </div>
      ) : null}
      {control.reading.failure ? <Alert tone="danger" title={control.reading.failure} /> : null}
    </nav>
  );
}
