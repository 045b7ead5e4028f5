import { Dialog, Spinner } from '@daybreak/ui';
import type { PieceVersion } from '../../../../backend/interfaces/Library.ts';
import { LoadState } from '../../../../shared/requests/LoadState.tsx';
import { versions as messages } from '../messages.ts';
import type { OpenPieceContext } from '../openPieceContext.ts';
import { usePieceRenderer } from '../usePieceRenderer.ts';
import { CompareView } from './CompareView.tsx';
import { RecordView } from './record/RecordView.tsx';
import { useVersionChoice } from './useVersionChoice.ts';
import { useVersions } from './useVersions.ts';
import { VersionList } from './VersionList.tsx';
import * as styles from './VersionsDialog.css.ts';
import { VersionView } from './VersionView.tsx';

/** A piece's history: view, name, compare and restore versions. */
export function VersionsDialog({ openPiece, onClose }: { openPiece: OpenPieceContext; onClose: () => void }) {
  const { piece } = openPiece;
  const versions = useVersions(openPiece);
  const renderer = usePieceRenderer(piece.designer);
  const { chosen, other, setOther, isRecord, showRecord, choose } = useVersionChoice();
  const { state } = versions;

  const { saved = [], unsaved } = state.status === 'ready' ? state.value : {};
  const all = unsaved ? [unsaved, ...saved] : saved;
  const [now] = all;
  const nameOf = (entry: PieceVersion) =>
    entry === now ? messages.now : entry.name || messages.number(entry.version);
  // A wide screen shows the current piece next to the list from the start.
  const shownVersion = all.find(({ version }) => version === chosen) ?? now;
  const otherVersion = all.find(({ version }) => version === other);
  const isBehind = (chosen === undefined && !isRecord) || undefined;

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="full"
      className={styles.dialog}
      title={messages.title}
      description={messages.intro}
    >
      {state.status === 'ready' && renderer === undefined ? <Spinner label={messages.loading} /> : null}
      <LoadState loaded={versions} label={messages.loading} />
      {shownVersion && renderer !== undefined ? (
        <div className={styles.layout}>
          <VersionList
            openPiece={openPiece}
            control={versions}
            versions={{ saved, unsaved }}
            selected={isRecord ? undefined : shownVersion.version}
            isRecord={isRecord}
            onRecord={showRecord}
            isBehind={!isBehind}
            onChoose={choose}
          />
          {isRecord ? (
            <RecordView
              openPiece={openPiece}
              isBehind={isBehind}
              loadedVersions={saved}
              onVersion={choose}
              onBack={() => choose(undefined)}
            />
          ) : otherVersion ? (
            <CompareView
              key={`${shownVersion.version} ${otherVersion.version}`}
              openPiece={openPiece}
              look={renderer}
              all={all}
              nameOf={nameOf}
              open={versions.open}
              onRestored={onClose}
              before={shownVersion.version < otherVersion.version ? shownVersion : otherVersion}
              after={shownVersion.version < otherVersion.version ? otherVersion : shownVersion}
              shownVersion={shownVersion}
              isBehind={isBehind}
              onOther={setOther}
              onClose={() => setOther(undefined)}
              otherVersion={otherVersion}
            />
          ) : (
            <VersionView
              key={shownVersion.version}
              openPiece={openPiece}
              look={renderer}
              entry={shownVersion}
              title={nameOf(shownVersion)}
              isNow={now === shownVersion}
              isUnsaved={unsaved === shownVersion}
              open={versions.open}
              isBehind={isBehind}
              onCompare={
                all.length > 1 ? () => setOther(versionToCompare(all, shownVersion.version)) : undefined
              }
              onNamed={(name) =>
                versions.update((before) => ({
                  ...before,
                  saved: before.saved.map((each) =>
                    each.version === shownVersion.version ? { ...each, name } : each,
                  ),
                }))
              }
              onBack={() => choose(undefined)}
              onRestored={onClose}
            />
          )}
        </div>
      ) : null}
    </Dialog>
  );
}

/** Returns the version to compare with: the current one, or for the current one, the previous one. */
const versionToCompare = (all: readonly { version: number }[], version: number): number | undefined =>
  (all[0]?.version === version ? all[1] : all[0])?.version;
