import * as React from 'react';

const name = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * Spares React, in tests, the stack that it notes for each element it makes, which only its warnings show: a tenth of what stories
 * cost. It leaves them out by itself past ten thousand in a second, and here from the first.
 */
export function withoutOwnerStacks(): void {
  const counts = (React as unknown as Record<string, object | undefined>)[name];
  if (!counts || !('recentlyCreatedOwnerStacks' in counts))
    throw new Error('This React counts its stacks elsewhere: see withoutOwnerStacks.ts.');
  Object.defineProperty(counts, 'recentlyCreatedOwnerStacks', { get: () => 1e4, set: () => undefined });
}
