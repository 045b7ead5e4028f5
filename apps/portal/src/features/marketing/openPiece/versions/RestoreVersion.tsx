import { Button, toast } from '@daybreak/ui';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../shared/forms/ConfirmDialog.tsx';
import { failureMessage } from '../../../../shared/requests/failure.ts';
import { versions as messages } from '../messages.ts';
import type { OpenPieceContext } from '../openPieceContext.ts';

interface RestoreVersionProps {
  openPiece: OpenPieceContext;
  version: number;
  label: string;
  onRestored: () => void;
}

/** Restores a version as a new one, after asking. */
export function RestoreVersion({ openPiece, version, label, onRestored }: RestoreVersionProps) {
  const { library, piece, control, saveNow } = openPiece;
  const [asking, setAsking] = useState(false);
  const restore = async () => {
    await saveNow();
    const saved = await library.restoreVersion(piece.id, version, crypto.randomUUID());
    control.take(openPiece.key, saved);
    toast({
      title: messages.restored(version, saved.version),
      description: messages.undoHint,
      tone: 'success',
    });
    onRestored();
  };
  return (
    <>
      <Button size="small" tone="primary" icon={<RotateCcw size={16} />} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {asking ? (
        <ConfirmDialog
          title={messages.restoreTitle(version)}
          description={messages.restoreText}
          confirm={messages.restore}
          busyLabel={messages.restoring}
          tone="primary"
          act={restore}
          explain={failureMessage}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
