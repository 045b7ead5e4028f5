import { Button, ButtonLink, EmptyState } from '@daybreak/ui';
import { FolderHeart, Trash2, Users } from 'lucide-react';
import { NoMatch } from '../../../shared/lists/NoMatch.tsx';
import { pages } from '../../../shared/navigation/pages.ts';
import { library as words } from './messages.ts';
import { isNarrowed, type PiecesView } from './piecesView.ts';

const iconSize = 32;

interface NoPiecesProps {
  view: PiecesView;
  onClear: () => void;
}

/** The empty state: nothing matches, or there's nothing yet. */
export function NoPieces({ view, onClear }: NoPiecesProps) {
  if (isNarrowed(view))
    return (
      <NoMatch title={words.noneTitle} clearLabel={words.clearAll} onClear={onClear}>
        {words.none}
      </NoMatch>
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
      action={<ButtonLink href={pages.marketingCenter.path}>{words.emptyAction}</ButtonLink>}
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
