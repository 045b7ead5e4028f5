import { lazyPart, Parts } from '@daybreak/ui';
import { useSearchParams } from 'react-router-dom';
import { LoadingScreen } from '../../shared/pageStates/LoadingScreen.tsx';
import { DesignerStep } from './DesignerStep.tsx';
import { MaterialGrid } from './MaterialGrid.tsx';

const PiecesPage = lazyPart(() => import('./library/PiecesPage.tsx'), 'PiecesPage');

/**
 * The Marketing Center: step 1 shows the materials, step 2 (`?type=`) one designer.
 * `?view=pieces` shows what the user made with them.
 */
export function MarketingPage() {
  const [search] = useSearchParams();
  const type = search.get('type');
  if (type !== null) return <DesignerStep key={type} type={type} />;
  return search.get('view') === 'pieces' ? (
    <Parts fallback={<LoadingScreen within />}>
      <PiecesPage />
    </Parts>
  ) : (
    <MaterialGrid />
  );
}
