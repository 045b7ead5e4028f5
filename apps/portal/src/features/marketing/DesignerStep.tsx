import { everyDesigner } from '@daybreak/designers';
import { DesignerPage } from './DesignerPage.tsx';
import { ModuleNotFound } from './ModuleNotFound.tsx';

/** Step 2: a material's designer, or 'Module not found' if it's unknown or not part of this portal. */
export function DesignerStep({ type }: { type: string }) {
  const entry = everyDesigner.find(({ id }) => id === type);
  return entry ? <DesignerPage entry={entry} load={entry.load} /> : <ModuleNotFound />;
}
