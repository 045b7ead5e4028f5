import * as React from 'react';

const name = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * In tests, spares React the stack that it records for each element it creates, which only its warnings show: a tenth of the stories'
 * run time. React itself stops recording after ten thousand per second; this does it from the start.
 */
export function withoutOwnerStacks(): void {
  const counts = (React as unknown as Record<string, object | undefined>)[name];
  if (!counts || !('recentlyCreatedOwnerStacks' in counts))
    throw new Error('This React counts its stacks elsewhere: see withoutOwnerStacks.ts.');
  Object.defineProperty(counts, 'recentlyCreatedOwnerStacks', { get: () => 1e4, set: () => undefined });
}
