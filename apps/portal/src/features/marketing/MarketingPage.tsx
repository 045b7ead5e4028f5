import { lazyPart, Parts } from '@daybreak/ui';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { afterFirstScreen } from '../../shared/firstScreen/firstScreen.ts';
import { LoadingScreen } from '../../shared/pageStates/LoadingScreen.tsx';

const MaterialGrid = lazyPart(() => import('./MaterialGrid.tsx'), 'MaterialGrid');
const PiecesPage = lazyPart(() => import('./library/PiecesPage.tsx'), 'PiecesPage');
const DesignerStep = lazyPart(() => import('./DesignerStep.tsx'), 'DesignerStep');

// Load it with the page, so that the hub is drawn once, with its content.
if (location.search === '') MaterialGrid.preload();

/**
 * The Marketing Center. Step 1 shows the materials, step 2 (`?type=`) a designer, and `?view=pieces` the user's pieces.
 */
export function MarketingPage() {
  const [search] = useSearchParams();
  const type = search.get('type');
  useEffect(() => afterFirstScreen(DesignerStep.preload), []);
  const view = search.get('view') === 'pieces' ? <PiecesPage /> : <MaterialGrid />;
  return (
    <Parts fallback={<LoadingScreen isInPage />}>
      {type === null ? view : <DesignerStep key={type} type={type} />}
    </Parts>
  );
}
