import { ButtonLink, EmptyState } from '@daybreak/ui';
import { FolderHeart, Trash2, Users } from 'lucide-react';
import { NoMatch } from '../../../shared/lists/NoMatch.tsx';
import { pages } from '../../../shared/navigation/pages.ts';
import { library as messages } from './messages.ts';
import { hasFilters, type PiecesView } from './piecesView.ts';

const iconSize = 32;

/** The empty state: nothing matches, or there's nothing yet. */
export function NoPieces({ view, onClear }: { view: PiecesView; onClear: () => void }) {
  if (hasFilters(view))
    return (
      <NoMatch title={messages.noneTitle} clearLabel={messages.clearAll} onClear={onClear}>
        {messages.none}
      </NoMatch>
    );
  if (view.shelf === 'bin')
    return (
      <EmptyState icon={<Trash2 size={iconSize} />} title={messages.binEmptyTitle}>
        {messages.binEmpty}
      </EmptyState>
    );
  if (view.shelf === 'shared')
    return (
      <EmptyState icon={<Users size={iconSize} />} title={messages.sharedEmptyTitle}>
        {messages.sharedEmpty}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<FolderHeart size={iconSize} />}
      title={messages.emptyTitle}
      action={<ButtonLink href={pages.marketingCenter.path}>{messages.emptyAction}</ButtonLink>}
    >
      {messages.empty}
    </EmptyState>
  );
}
