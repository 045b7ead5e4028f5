import type { DesignerProps } from '@daybreak/designers';
import { useEffect, useEffectEvent } from 'react';
import { type NavigateOptions, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { ChangeSearch } from '../../shared/navigation/useSearchChange.ts';
import { usePerson } from '../../shared/session/PersonProvider.tsx';
import { lastView, storeView, type View } from './designerViews.ts';

/** Marks the history entry of a studio that was opened from the page, which is one step back. */
const fromPage = { fromPage: true };

/**
 * A designer's view, kept in the address: `&view=studio`, and `&part=card` if it has several pieces. A portal link
 * without a view opens the user's last one; browser addresses and the back button open the view they name.
 */
export function useDesignerView(
  hasStudio: boolean,
  search: URLSearchParams,
  change: ChangeSearch,
): Required<Pick<DesignerProps, 'view' | 'onViewChange'>> & Pick<DesignerProps, 'part'> {
  const { userId } = usePerson().person.session;
  const navigate = useNavigate();
  const location = useLocation();
  const arrivedBy = useNavigationType();
  const viewParameter = search.get('view');
  const view: View = viewParameter === 'studio' || viewParameter === 'rows' ? viewParameter : 'page';

  const changeView = (next: View, options: NavigateOptions, part?: string) =>
    change((address) => {
      address.delete('part');
      address.delete('cards');
      if (next === 'page') address.delete('view');
      else address.set('view', next);
      if (part) address.set('part', part);
    }, options);

  const arrive = useEffectEvent(() => {
    if (!hasStudio || arrivedBy !== 'PUSH') return;
    if (view === 'studio') storeView(userId, 'studio');
    else if (view === 'page' && lastView(userId) === 'studio') changeView('studio', { replace: true });
  });
  useEffect(() => arrive(), []);

  // Going back from the studio to the page is a choice as well.
  const leave = useEffectEvent(() => {
    if (arrivedBy === 'POP' && view === 'page') storeView(userId, 'page');
  });
  useEffect(() => {
    if (view === 'studio') return () => leave();
  }, [view]);

  return {
    view,
    part: search.get('part') ?? undefined,
    onViewChange: (next, part) => {
      // Don't remember the rows, which aren't a view of one piece.
      if (next !== 'rows' && view !== 'rows') storeView(userId, next);
      if (next !== 'page') changeView(next, { state: fromPage }, part);
      else if ((location.state as Partial<typeof fromPage> | null)?.fromPage) navigate(-1);
      else changeView(next, { replace: true });
    },
  };
}
