import { Dialog, Spinner } from '@daybreak/ui';
import type { PieceVersion } from '../../../../backend/interfaces/Library.ts';
import { Reading } from '../../../../shared/requests/Reading.tsx';
import type { PieceDesk } from '../desk.ts';
import { versions as words } from '../messages.ts';
import { usePieceRenderer } from '../usePieceRenderer.ts';
import { CompareView } from './CompareView.tsx';
import { RecordView } from './record/RecordView.tsx';
import { useVersionChoice } from './useVersionChoice.ts';
import { useVersions } from './useVersions.ts';
import { VersionList } from './VersionList.tsx';
import * as styles from './VersionsDialog.css.ts';
import { VersionView } from './VersionView.tsx';

interface VersionsDialogProps {
  desk: PieceDesk;
  onClose: () => void;
}

/** A piece's history: view, name, compare and restore versions. */
export function VersionsDialog({ desk, onClose }: VersionsDialogProps) {
  const { piece } = desk;
  const versions = useVersions(desk);
  const look = usePieceRenderer(piece.designer);
  const { chosen, other, setOther, isRecord, showRecord, choose } = useVersionChoice();
  const { state } = versions;

  const { kept = [], unkept } = state.status === 'ready' ? state.value : {};
  const all = unkept ? [unkept, ...kept] : kept;
  const [now] = all;
  const nameOf = (entry: PieceVersion) =>
    entry === now ? words.now : entry.name || words.number(entry.version);
  // A wide screen shows the current piece next to the list from the start.
  const shown = all.find(({ version }) => version === chosen) ?? now;
  const against = all.find(({ version }) => version === other);
  const behind = (chosen === undefined && !isRecord) || undefined;

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="full"
      className={styles.dialog}
      title={words.title}
      description={words.intro}
    >
      {state.status === 'ready' && look === undefined ? <Spinner label={words.loading} /> : null}
      <Reading of={versions} label={words.loading} />
      {shown && look !== undefined ? (
        <div className={styles.layout}>
          <VersionList
            desk={desk}
            control={versions}
            versions={{ kept, unkept }}
            chosen={isRecord ? undefined : shown.version}
            isRecord={isRecord}
            onRecord={showRecord}
            behind={!behind}
            onChoose={choose}
          />
          {isRecord ? (
            <RecordView
              desk={desk}
              behind={behind}
              listed={kept}
              onVersion={choose}
              onBack={() => choose(undefined)}
            />
          ) : against ? (
            <CompareView
              key={`${shown.version} ${against.version}`}
              desk={desk}
              look={look}
              all={all}
              nameOf={nameOf}
              open={versions.open}
              onRestored={onClose}
              before={shown.version < against.version ? shown : against}
              after={shown.version < against.version ? against : shown}
              shown={shown}
              behind={behind}
              onOther={setOther}
              onClose={() => setOther(undefined)}
              against={against}
            />
          ) : (
            <VersionView
              key={shown.version}
              desk={desk}
              look={look}
              entry={shown}
              title={nameOf(shown)}
              isNow={now === shown}
              isUnkept={unkept === shown}
              open={versions.open}
              behind={behind}
              onCompare={all.length > 1 ? () => setOther(besides(all, shown.version)) : undefined}
              onNamed={(name) =>
                versions.put((before) => ({
                  ...before,
                  kept: before.kept.map((each) =>
                    each.version === shown.version ? { ...each, name } : each,
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
