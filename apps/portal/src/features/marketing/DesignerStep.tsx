import { catalogue, wizardEntry } from '@daybreak/designers';
import { DesignerPage } from './DesignerPage.tsx';
import { ModuleNotFound } from './ModuleNotFound.tsx';

const entries = [...catalogue, wizardEntry];

/** Step 2: the designer of a material. One that is unknown, or not part of this portal, is 'Module not found'. */
export function DesignerStep({ type }: { type: string }) {
  const entry = entries.find(({ id }) => id === type);
  return entry ? <DesignerPage entry={entry} load={entry.load} /> : <ModuleNotFound />;
}
