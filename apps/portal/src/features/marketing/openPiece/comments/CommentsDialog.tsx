import { Dialog, Select, Spinner, Stack } from '@daybreak/ui';
import { useCallback, useState } from 'react';
import { useBackend } from '../../../../backend/BackendProvider.tsx';
import { LoadState } from '../../../../shared/requests/LoadState.tsx';
import { useLoaded } from '../../../../shared/requests/useLoaded.ts';
import type { OpenPieceContext } from '../openPieceContext.ts';
import { usePieceRenderer } from '../usePieceRenderer.ts';
import { dialog } from '../versions/VersionsDialog.css.ts';
import * as styles from './CommentsDialog.css.ts';
import { comments as messages } from './messages.ts';
import { VersionComments } from './VersionComments.tsx';

/** A piece's comments by version, first those of the most relevant version. */
export function CommentsDialog({ openPiece, onClose }: { openPiece: OpenPieceContext; onClose: () => void }) {
  const { library, piece, saveNow } = openPiece;
  const { comments, approvals } = useBackend();
  const renderer = usePieceRenderer(piece.designer);
  const [chosen, setChosen] = useState<number>();
  const { id } = piece;
  const loaded = useLoaded(
    useCallback(async () => {
      await saveNow();
      const [allComments, events, [latest]] = await Promise.all([
        comments.list(id),
        approvals.history(id),
        library.history(id, undefined, 1),
      ]);
      // Mark the comments as seen, which dismisses their notice. If that fails, the user can dismiss it.
      comments
        .markSeen(id)
        .catch((error: unknown) => console.warn("Couldn't note that comments were seen.", error));
      const open = allComments.filter(({ resolution }) => !resolution);
      const requestEvent = events.find(({ state }) => state === 'in_review' || state === 'changes_asked');
      const otherVersions = [requestEvent?.version, latest?.version].filter(
        (version) => version !== undefined,
      );
      const versions = [...new Set([...allComments.map(({ version }) => version), ...otherVersions])].sort(
        (a, b) => b - a,
      );
      return {
        first: Math.max(...open.map(({ version }) => version), 0) || (otherVersions[0] ?? 1),
        versions: versions.map((version) => ({
          version,
          open: open.filter((each) => each.version === version).length,
        })),
      };
    }, [comments, approvals, library, id, saveNow]),
  );
  const { state } = loaded;
  const shownVersion = chosen ?? (state.status === 'ready' ? state.value.first : undefined);

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="full"
      className={dialog}
      title={messages.title}
      description={messages.intro}
    >
      <LoadState loaded={loaded} label={messages.loading} />
      {state.status === 'ready' && renderer === undefined ? <Spinner label={messages.loading} /> : null}
      {state.status === 'ready' && shownVersion !== undefined && renderer !== undefined ? (
        <Stack gap="4">
          {state.value.versions.length > 1 ? (
            <Select
              className={styles.select}
              label={messages.version}
              options={state.value.versions.map(({ version, open }) => ({
                value: String(version),
                label: messages.option(version, open),
              }))}
              value={String(shownVersion)}
              onValueChange={(version) => setChosen(Number(version))}
            />
          ) : null}
          <VersionComments key={shownVersion} openPiece={openPiece} look={renderer} version={shownVersion} />
        </Stack>
      ) : null}
    </Dialog>
  );
}
