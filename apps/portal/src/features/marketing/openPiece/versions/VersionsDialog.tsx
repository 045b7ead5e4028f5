import { Dialog, Spinner } from '@daybreak/ui';
import type { PieceVersion } from '../../../../backend/interfaces/Library.ts';
import { LoadState } from '../../../../shared/requests/LoadState.tsx';
import { versions as words } from '../messages.ts';
import type { OpenPieceContext } from '../openPieceContext.ts';
import { usePieceRenderer } from '../usePieceRenderer.ts';
import { CompareView } from './CompareView.tsx';
import { RecordView } from './record/RecordView.tsx';
import { useVersionChoice } from './useVersionChoice.ts';
import { useVersions } from './useVersions.ts';
import { VersionList } from './VersionList.tsx';
import * as styles from './VersionsDialog.css.ts';
import { VersionView } from './VersionView.tsx';

interface VersionsDialogProps {
  desk: OpenPieceContext;
  onClose: () => void;
}

/** A piece's history: view, name, compare and restore versions. */
export function VersionsDialog({ desk, onClose }: VersionsDialogProps) {
  const { piece } = desk;
  const versions = useVersions(desk);
  const renderer = usePieceRenderer(piece.designer);
  const { chosen, other, setOther, isRecord, showRecord, choose } = useVersionChoice();
  const { state } = versions;

  const { kept = [], unkept } = state.status === 'ready' ? state.value : {};
  const all = unkept ? [unkept, ...kept] : kept;
  const [now] = all;
  const nameOf = (entry: PieceVersion) =>
    entry === now ? words.now : entry.name || words.number(entry.version);
  // A wide screen shows the current piece next to the list from the start.
  const shownVersion = all.find(({ version }) => version === chosen) ?? now;
  const against = all.find(({ version }) => version === other);
  const isBehind = (chosen === undefined && !isRecord) || undefined;

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="full"
      className={styles.dialog}
      title={words.title}
      description={words.intro}
    >
      {state.status === 'ready' && renderer === undefined ? <Spinner label={words.loading} /> : null}
      <LoadState of={versions} label={words.loading} />
      {shownVersion && renderer !== undefined ? (
        <div className={styles.layout}>
          <VersionList
            desk={desk}
            control={versions}
            versions={{ kept, unkept }}
            chosen={isRecord ? undefined : shownVersion.version}
            isRecord={isRecord}
            onRecord={showRecord}
            behind={!isBehind}
            onChoose={choose}
          />
          {isRecord ? (
            <RecordView
              desk={desk}
              behind={isBehind}
              listed={kept}
              onVersion={choose}
              onBack={() => choose(undefined)}
            />
          ) : against ? (
            <CompareView
              key={`${shownVersion.version} ${against.version}`}
              desk={desk}
              look={renderer}
              all={all}
              nameOf={nameOf}
              open={versions.open}
              onRestored={onClose}
              before={shownVersion.version < against.version ? shownVersion : against}
              after={shownVersion.version < against.version ? against : shownVersion}
              shown={shownVersion}
              behind={isBehind}
              onOther={setOther}
              onClose={() => setOther(undefined)}
              against={against}
            />
          ) : (
            <VersionView
              key={shownVersion.version}
              desk={desk}
              look={renderer}
              entry={shownVersion}
              title={nameOf(shownVersion)}
              isNow={now === shownVersion}
              isUnkept={unkept === shownVersion}
              open={versions.open}
              behind={isBehind}
              onCompare={all.length > 1 ? () => setOther(besides(all, shownVersion.version)) : undefined}
              onNamed={(name) =>
                versions.put((before) => ({
                  ...before,
                  kept: before.kept.map((each) =>
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
const besides = (all: readonly { version: number }[], version: number): number | undefined =>
  (all[0]?.version === version ? all[1] : all[0])?.version;
