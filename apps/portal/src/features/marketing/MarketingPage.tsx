import { useSearchParams } from 'react-router-dom';
import { DesignerStep } from './DesignerStep.tsx';
import { MaterialGrid } from './MaterialGrid.tsx';

/** The Marketing Center: step 1 shows the materials, step 2 (`?type=`) the designer of one. */
export function MarketingPage() {
  const [search] = useSearchParams();
  const type = search.get('type');
  return type === null ? <MaterialGrid /> : <DesignerStep key={type} type={type} />;
}
