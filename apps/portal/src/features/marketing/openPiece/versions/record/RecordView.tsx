import { Button, Heading, Sentence, Text } from '@daybreak/ui';
import { ArrowLeft } from 'lucide-react';
import { useCallback } from 'react';
import { useBackend } from '../../../../../backend/BackendProvider.tsx';
import type { PieceVersion } from '../../../../../backend/interfaces/Library.ts';
import { formatMoment } from '../../../../../shared/dates/dates.ts';
import { LoadState } from '../../../../../shared/requests/LoadState.tsx';
import { useLoaded } from '../../../../../shared/requests/useLoaded.ts';
import { versions } from '../../messages.ts';
import type { OpenPieceContext } from '../../openPieceContext.ts';
import * as dialog from '../VersionsDialog.css.ts';
import { record as messages } from './messages.ts';
import * as styles from './RecordView.css.ts';
import { StoredFiles } from './StoredFiles.tsx';

interface RecordViewProps {
  openPiece: OpenPieceContext;
  isBehind: true | undefined;
  /** The versions loaded so far, which can be viewed. */
  loadedVersions: readonly PieceVersion[];
  onVersion: (version: number) => void;
  onBack: () => void;
}

/** The history of a piece's versions, latest first: who did what when, and their notes. */
export function RecordView({ openPiece, isBehind, loadedVersions, onVersion, onBack }: RecordViewProps) {
  const { approvals } = useBackend();
  const { id } = openPiece.piece;
  const loaded = useLoaded(useCallback(() => approvals.history(id), [approvals, id]));
  const events = loaded.state.status === 'ready' ? loaded.state.value : [];
  return (
    <section className={styles.record} aria-label={messages.title} data-behind={isBehind}>
      <div className={dialog.headingText}>
        <div className={dialog.back}>
          <Button size="small" tone="quiet" icon={<ArrowLeft size={16} />} onClick={onBack}>
            {versions.back}
          </Button>
        </div>
        <Heading level={3} size="md" className={dialog.title}>
          {messages.title}
        </Heading>
      </div>
      <LoadState loaded={loaded} label={messages.loading} />
      {loaded.state.status === 'ready' && events.length === 0 ? (
        <Text size="sm" tone="muted">
          {messages.none}
        </Text>
      ) : null}
      <ol className={styles.events}>
        {events.map(({ id: event, version, action, actorId, actor, at, note, state, files }) => {
          const actorName = actorId === openPiece.me ? messages.you : (actor ?? messages.left);
          return (
            <li key={event} className={styles.event}>
              <span className={styles.eventText}>
                <Sentence verbatim={[actor ?? '']}>{messages.happened[action](actorName, version)}</Sentence>
              </span>
              <span className={dialog.caption}>{formatMoment(at)}</span>
              {note ? (
                <span className={styles.note} dir="auto">
                  {note}
                </span>
              ) : null}
              {action === 'approved' && state === 'superseded' ? (
                <span className={dialog.caption}>{messages.superseded}</span>
              ) : null}
              {files ? (
                <StoredFiles
                  approval={event}
                  files={files}
                  designer={openPiece.piece.designer}
                  version={version}
                />
              ) : null}
              {loadedVersions.some((each) => each.version === version) ? (
                <Button size="small" tone="quiet" onClick={() => onVersion(version)}>
                  {messages.view(version)}
                </Button>
              ) : null}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
