import * as React from 'react';

const name = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * Stops React in tests from recording a stack for each element, which takes a tenth of the stories' run time. Only
 * warnings show these stacks. React itself stops recording after ten thousand per second.
 */
export function withoutOwnerStacks(): void {
  const counts = (React as unknown as Record<string, object | undefined>)[name];
  if (!counts || !('recentlyCreatedOwnerStacks' in counts))
    throw new Error('This React counts its stacks elsewhere: see withoutOwnerStacks.ts.');
  Object.defineProperty(counts, 'recentlyCreatedOwnerStacks', { get: () => 1e4, set: () => undefined });
}
