import { everyDesigner } from '@daybreak/designers';
import { DesignerPage } from './DesignerPage.tsx';
import { ModuleNotFound } from './ModuleNotFound.tsx';

/** Step 2: the designer of a material. One that is unknown, or not part of this portal, is 'Module not found'. */
export function DesignerStep({ type }: { type: string }) {
  const entry = everyDesigner.find(({ id }) => id === type);
  return entry ? <DesignerPage entry={entry} load={entry.load} /> : <ModuleNotFound />;
}
