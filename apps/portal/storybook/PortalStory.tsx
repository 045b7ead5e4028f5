import '../src/shared/theme/styles.css.ts';
import { useState } from 'react';
import { App } from '../src/App.tsx';
import { type MemoryOptions, memoryBackend } from '../src/backend/memory/memoryBackend.ts';
import { memoryAddress } from '../src/shared/navigation/address.ts';

export interface PortalStoryProps extends MemoryOptions {
  /** The address to open. */
  path: string;
}

/** The whole portal at one address, on the memory backend. Stories show what the product shows. */
export function PortalStory({ path, ...options }: PortalStoryProps) {
  // A copy, so that changes in one run of a story don't leak into the next.
  const [backend] = useState(() => memoryBackend(structuredClone(options)));
  const [address] = useState(() => memoryAddress(path));
  return <App backend={backend} address={address} />;
}
