import { Button, toast } from '@daybreak/ui';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { SureDialog } from '../../../../shared/forms/SureDialog.tsx';
import { sentenceOf } from '../../../../shared/requests/failure.ts';
import type { PieceDesk } from '../desk.ts';
import { naming, versions as words } from '../messages.ts';

interface RestoreVersionProps {
  desk: PieceDesk;
  version: number;
  label: string;
  onRestored: () => void;
}

/** Restores a version as a new one, after asking. */
export function RestoreVersion({ desk, version, label, onRestored }: RestoreVersionProps) {
  const { library, piece, control, saveNow } = desk;
  const [asking, setAsking] = useState(false);
  const restore = async () => {
    await saveNow();
    const saved = await library.restoreVersion(piece.id, version, crypto.randomUUID());
    control.take(desk.key, saved);
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
        <SureDialog
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
