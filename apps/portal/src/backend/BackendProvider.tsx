import type { Elements } from '@daybreak/ui';
import { createContext, use } from 'react';
import type { Backend } from './interfaces/Backend.ts';

const BackendContext = createContext<Backend | null>(null);

/** Provides the backend to everything below it: Supabase in the product, in-memory in stories and tests. */
export const BackendProvider = ({ backend, children }: { backend: Backend; children: Elements }) => (
  <BackendContext value={backend}>{children}</BackendContext>
);

export function useBackend(): Backend {
  const backend = use(BackendContext);
  if (!backend) throw new Error('useBackend needs a <BackendProvider backend={…}> above it.');
  return backend;
}
