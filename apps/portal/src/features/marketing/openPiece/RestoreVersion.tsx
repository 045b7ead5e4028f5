import { Alert, Button, Dialog, toast } from '@daybreak/ui';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useDoing } from '../../../shared/requests/useDoing.ts';
import type { PieceDesk } from './desk.ts';
import { naming, versions as words } from './messages.ts';

interface RestoreVersionProps {
  desk: PieceDesk;
  version: number;
  label: string;
  onRestored: () => void;
}

/** Restores a version as a new one, after asking. */
export function RestoreVersion({ desk, version, label, onRestored }: RestoreVersionProps) {
  const { library, piece, control, settle } = desk;
  const [asking, setAsking] = useState(false);
  const { busy, failed, run } = useDoing();
  const restore = () =>
    run(
      async () => {
        await settle();
        return library.restoreVersion(piece.id, version, crypto.randomUUID());
      },
      (saved) => {
        control.take(desk.key, saved);
        toast({
          title: words.restored(version, saved.version),
          description: words.undoHint,
          tone: 'success',
        });
        onRestored();
      },
    );
  return (
    <>
      <Button
        size="small"
        tone="primary"
        icon={<RotateCcw size={16} aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      {asking ? (
        <Dialog
          open
          onOpenChange={() => setAsking(false)}
          size="small"
          title={words.restoreTitle(version)}
          description={words.restoreText}
          footer={
            <>
              <Button onClick={() => setAsking(false)}>{naming.cancel}</Button>
              <Button tone="primary" busy={busy} busyLabel={words.restoring} onClick={restore}>
                {words.restore}
              </Button>
            </>
          }
        >
          {failed ? <Alert tone="danger" title={failed} /> : null}
        </Dialog>
      ) : null}
    </>
  );
}
