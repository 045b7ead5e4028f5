import { Button } from '@daybreak/ui';
import { ArchiveRestore, FolderInput, Send, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { SelectionBar } from '../../../shared/lists/SelectionBar.tsx';
import { library } from './messages.ts';
import type { PieceScope } from './piecesView.ts';

const { many: messages } = library;

export type BulkAction = 'folder' | 'handOver' | 'moveToTrash' | 'restore' | 'remove';

const actionsByScope: Record<'trash' | 'pieces', readonly BulkAction[]> = {
  pieces: ['folder', 'handOver', 'moveToTrash'],
  trash: ['restore', 'remove'],
};
const icons: Record<BulkAction, ReactElement> = {
  folder: <FolderInput size={16} />,
  handOver: <Send size={16} />,
  moveToTrash: <Trash2 size={16} />,
  restore: <ArchiveRestore size={16} />,
  remove: <Trash2 size={16} />,
};

interface BulkActionBarProps {
  count: number;
  /** The number of selected pieces that belong to the user, who can only change those. */
  own: number;
  shelf: PieceScope;
  busy: boolean;
  onAction: (action: BulkAction) => void;
  onClear: () => void;
}

/** Actions for all selected pieces, shown while any are selected. */
export const BulkActionBar = ({ count, own, shelf, busy, onAction, onClear }: BulkActionBarProps) => (
  <SelectionBar
    label={messages.label}
    text={messages.selected(count)}
    size="small"
    clearLabel={messages.none}
    onClear={onClear}
  >
    {actionsByScope[shelf === 'bin' ? 'trash' : 'pieces'].map((action) => (
      <Button
        key={action}
        size="small"
        tone={action === 'remove' ? 'danger' : 'neutral'}
        icon={icons[action]}
        disabled={busy || own === 0}
        onClick={() => onAction(action)}
      >
        {messages[action]}
      </Button>
    ))}
  </SelectionBar>
);
