import { Button, Row, Skeleton, Stack, Text, toast } from '@daybreak/ui';
import { loadPart } from '@daybreak/ui/load';
import { Download, Trash2 } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useBackend } from '../../../backend/BackendProvider.tsx';
import { BackendError } from '../../../backend/errors.ts';
import { saveBlob } from '../../../shared/downloads/startDownload.ts';
import { FailedRow } from '../../../shared/pageStates/FailedRow.tsx';
import { DeleteAllDialog } from './DeleteAllDialog.tsx';
import { ownLibrary as messages, toasts, unreachable } from './messages.ts';

interface Counts {
  savedCount: number;
  trashedCount: number;
}

/** Returns the server's message for a refusal. */
const explain = (error: unknown) =>
  error instanceof BackendError && error.serverSpoke ? error.message : unreachable;

/** The number of the user's pieces in the library, with buttons to export or delete all of them. */
export function OwnLibrary() {
  const { library } = useBackend();
  const [counts, setCounts] = useState<Counts | 'failed'>();
  const [packedCount, setPacked] = useState<number>();
  const [asking, setAsking] = useState(false);

  const count = useCallback(async () => {
    try {
      setCounts(await library.countOwnPieces());
    } catch (error) {
      console.error("Couldn't count the person's own pieces.", error);
      setCounts('failed');
    }
  }, [library]);
  useEffect(() => void count(), [count]);

  if (counts === undefined) return <Skeleton height={64} aria-label={messages.loading} />;
  if (counts === 'failed') return <FailedRow onRetry={() => void count()}>{messages.failed}</FailedRow>;

  const all = counts.savedCount + counts.trashedCount;
  const download = async () => {
    setPacked(0);
    try {
      const { packLibrary } = await loadPart(() => import('./packLibrary.ts'));
      const now = new Date();
      const { zip, missing } = await packLibrary(library, now, setPacked);
      saveBlob(zip, `daybreak-library-${now.toISOString().slice(0, 10)}.zip`);
      toast({ ...toasts.downloaded(missing), tone: missing === 0 ? 'success' : 'danger' });
    } catch (error) {
      console.error("Couldn't pack the library.", error);
      toast({ ...toasts.downloadFailed(explain(error)), tone: 'danger' });
    } finally {
      setPacked(undefined);
    }
  };
  const remove = async () => {
    try {
      const ids = await library.ownPieceIds();
      await library.moveToTrash(ids);
      toast({ ...toasts.deleted(await library.remove(ids)), tone: 'success' });
      setAsking(false);
    } catch (error) {
      console.error("Couldn't delete all of the pieces.", error);
      toast({ ...toasts.deleteFailed(explain(error)), tone: 'danger' });
    }
    await count();
  };

  return (
    <Stack gap="4">
      <Stack gap="2">
        <Text>{messages.counts(counts.savedCount, counts.trashedCount)}</Text>
        <Text size="sm" tone="muted">
          {messages.kept}
        </Text>
      </Stack>
      {all > 0 ? (
        <Row gap="3" wrap>
          <Button
            icon={<Download size={16} />}
            busy={packedCount !== undefined}
            busyLabel={messages.downloading(packedCount ?? 0, all)}
            onClick={() => void download()}
          >
            {messages.download}
          </Button>
          <Button icon={<Trash2 size={16} />} onClick={() => setAsking(true)}>
            {messages.remove}
          </Button>
        </Row>
      ) : null}
      {asking ? <DeleteAllDialog all={all} onClose={() => setAsking(false)} onConfirm={remove} /> : null}
    </Stack>
  );
}
