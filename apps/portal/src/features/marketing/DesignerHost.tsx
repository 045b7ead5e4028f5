import type { DesignerProps } from '@daybreak/designers';
import { type ComponentType, lazy, useState } from 'react';
export function DesignerHost({ load }: { id: string; load: () => Promise<ComponentType<DesignerProps>> }) {
  const [Designer] = useState(() => lazy(async () => ({ default: await load() })));
  return <Designer />;
}
