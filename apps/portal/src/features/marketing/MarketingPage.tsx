import { lazyPart, Parts } from '@daybreak/ui';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { afterFirstScreen } from '../../shared/firstScreen/firstScreen.ts';
import { LoadingScreen } from '../../shared/pageStates/LoadingScreen.tsx';

const MaterialGrid = lazyPart(() => import('./MaterialGrid.tsx'), 'MaterialGrid');
const PiecesPage = lazyPart(() => import('./library/PiecesPage.tsx'), 'PiecesPage');
const DesignerStep = lazyPart(() => import('./DesignerStep.tsx'), 'DesignerStep');

const partFor = (search: URLSearchParams) => {
  if (search.has('type')) return DesignerStep;
  return search.get('view') === 'pieces' ? PiecesPage : MaterialGrid;
};
// Loads with the page, so that the page is drawn once, with its content.
partFor(new URLSearchParams(location.search)).preload();

/**
 * The Marketing Center: step 1 shows the materials, step 2 (`?type=`) one designer.
 * `?view=pieces` shows what the user made with them.
 */
export function MarketingPage() {
  const [search] = useSearchParams();
  const type = search.get('type');
  useEffect(() => afterFirstScreen(DesignerStep.preload), []);
  const view = search.get('view') === 'pieces' ? <PiecesPage /> : <MaterialGrid />;
  return (
    <Parts fallback={<LoadingScreen within />}>
      {type === null ? view : <DesignerStep key={type} type={type} />}
    </Parts>
  );
}
