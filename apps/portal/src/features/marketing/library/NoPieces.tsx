import { Button, ButtonLink, EmptyState } from '@daybreak/ui';
import { FolderHeart, SearchX, Trash2, Users } from 'lucide-react';
import { library as words } from './messages.ts';
import { isNarrowed, type PiecesView } from './piecesView.ts';

const iconSize = 32;

interface NoPiecesProps {
  view: PiecesView;
  onClear: () => void;
}

/** Nothing to show: either nothing matches, or there's nothing yet. */
export function NoPieces({ view, onClear }: NoPiecesProps) {
  if (isNarrowed(view))
    return (
      <EmptyState
        icon={<SearchX size={iconSize} />}
        title={words.noneTitle}
        action={<Button onClick={onClear}>{words.clearAll}</Button>}
      >
        {words.none}
      </EmptyState>
    );
  if (view.shelf === 'bin')
    return (
      <EmptyState icon={<Trash2 size={iconSize} />} title={words.binEmptyTitle}>
        {words.binEmpty}
      </EmptyState>
    );
  if (view.shelf === 'shared')
    return (
      <EmptyState icon={<Users size={iconSize} />} title={words.sharedEmptyTitle}>
        {words.sharedEmpty}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<FolderHeart size={iconSize} />}
      title={words.emptyTitle}
      action={<ButtonLink href="/marketing-materials">{words.emptyAction}</ButtonLink>}
    >
      {words.empty}
    </EmptyState>
  );
}

export const PiecesFailed = ({ onRetry }: { onRetry: () => void }) => (
  <EmptyState
    title={words.failedTitle}
    action={
      <Button tone="primary" onClick={onRetry}>
        {words.retry}
      </Button>
    }
  >
    {words.failed}
  </EmptyState>
);
