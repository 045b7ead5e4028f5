import { useCallback } from 'react';
import type { Library } from '../../../../backend/interfaces/Library.ts';
import { naming as words } from '../messages.ts';
import { NameDialog } from './NameDialog.tsx';

interface KeepDialogProps {
  name: string;
  library: Library;
  onKeep: (result: { name: string; folder: string }) => void;
  onClose: () => void;
}

/** Turns a draft that's only in this browser into a piece. Offline, the piece is created once there's a network. */
export const KeepDialog = ({ name, library, onKeep, onClose }: KeepDialogProps) => (
  <NameDialog
    title={words.keepTitle}
    description={words.keepText}
    initialName={name}
    loadFolders={useCallback(() => library.folders(), [library])}
    action={words.keep}
    onSubmit={async (result) => onKeep(result)}
    onClose={onClose}
  />
);
