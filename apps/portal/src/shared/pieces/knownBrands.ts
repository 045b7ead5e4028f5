import { type BrandVersion, brandVersions } from '@daybreak/brand';
import { createContext } from 'react';
import { readStored } from '../storage/browserStorage.ts';

/** The versions of the brand that can be compared, oldest first; the last is today's. Stories provide others. */
export const KnownBrands = createContext<readonly BrandVersion[]>(brandVersions);

/** Returns the storage key for an account's comparison of two versions. */
export const runKey = (account: string, before: string, after: string) =>
  `daybreak-brand-update:${account}:${before}:${after}`;

/** Returns whether that comparison was started in this browser. If the browser stores nothing, returns false. */
export const wasStarted = (key: string): boolean => readStored(key) !== null;
