import { useCallback } from 'react';
import { pieceAddress } from '../../../../shared/navigation/marketingAddresses.ts';
import { naming as messages } from '../messages.ts';
import type { OpenPieceContext } from '../openPieceContext.ts';
import { NameDialog } from './NameDialog.tsx';

interface OrganizeDialogsProps {
  task: string | undefined;
  openPiece: OpenPieceContext;
  onRenamed: (name: string) => Promise<void>;
  /** Receives the copy's address. */
  onDuplicated: (address: string) => void;
  onClose: () => void;
}

/** The dialogs for renaming, moving and copying a piece. */
export function OrganizeDialogs({ task, openPiece, onRenamed, onDuplicated, onClose }: OrganizeDialogsProps) {
  const { library, piece, saveNow } = openPiece;
  const loadFolders = useCallback(() => library.folders(), [library]);
  const loadFolder = useCallback(
    async () => (await library.find(piece.id)).folder ?? '',
    [library, piece.id],
  );
  switch (task) {
    case 'rename':
      return (
        <NameDialog
          title={messages.renameTitle}
          initialName={piece.name}
          confirm={messages.rename}
          onSubmit={async ({ name }) => {
            await library.describe(piece.id, { name });
            await onRenamed(name);
          }}
          onClose={onClose}
        />
      );
    case 'move':
      return (
        <NameDialog
          title={messages.moveTitle}
          loadFolders={loadFolders}
          loadFolder={loadFolder}
          confirm={messages.move}
          onSubmit={({ folder }) => library.describe(piece.id, { folder: folder || null })}
          onClose={onClose}
        />
      );
    case 'duplicate':
      return (
        <NameDialog
          title={messages.duplicateTitle}
          description={messages.duplicateText}
          initialName={messages.copyOf(piece.name)}
          confirm={messages.duplicate}
          onSubmit={async ({ name }) => {
            const id = crypto.randomUUID();
            await saveNow();
            await library.duplicate(piece.id, id, name);
            onDuplicated(pieceAddress({ id, designer: piece.designer }));
          }}
          onClose={onClose}
        />
      );
    default:
      return null;
  }
}
