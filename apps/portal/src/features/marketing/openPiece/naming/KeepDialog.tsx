import { useCallback } from 'react';
import type { Library } from '../../../../backend/interfaces/Library.ts';
import { naming as messages } from '../messages.ts';
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
    title={messages.keepTitle}
    description={messages.keepText}
    initialName={name}
    loadFolders={useCallback(() => library.folders(), [library])}
    confirm={messages.keep}
    onSubmit={async (result) => onKeep(result)}
    onClose={onClose}
  />
);
