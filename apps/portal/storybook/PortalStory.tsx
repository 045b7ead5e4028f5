import '../src/styles.css.ts';
import { useState } from 'react';
import { App } from '../src/App.tsx';
import { type MemoryOptions, memoryBackend } from '../src/backend/memory/memoryBackend.ts';
import { memoryAddress } from '../src/navigation/address.ts';

export interface PortalStoryProps extends MemoryOptions {
  /** The address that is opened. */
  path: string;
}

/** The whole portal at one address, on the memory backend. What a story shows is what the product shows. */
export function PortalStory({ path, ...options }: PortalStoryProps) {
  // A copy: what is done in one run of a story is not there in the next.
  const [backend] = useState(() => memoryBackend(structuredClone(options)));
  const [address] = useState(() => memoryAddress(path));
  return <App backend={backend} address={address} />;
}
