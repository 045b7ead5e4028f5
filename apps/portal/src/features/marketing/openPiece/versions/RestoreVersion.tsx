import { Button, toast } from '@daybreak/ui';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../shared/forms/ConfirmDialog.tsx';
import { sentenceOf } from '../../../../shared/requests/failure.ts';
import { naming, versions as words } from '../messages.ts';
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
      title: words.restored(version, saved.version),
      description: words.undoHint,
      tone: 'success',
    });
    onRestored();
  };
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
        <ConfirmDialog
          title={words.restoreTitle(version)}
          description={words.restoreText}
          cancel={naming.cancel}
          confirm={words.restore}
          busyLabel={words.restoring}
          tone="primary"
          act={restore}
          explain={sentenceOf}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
