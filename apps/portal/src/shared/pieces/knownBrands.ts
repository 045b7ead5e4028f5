import { type BrandVersion, brandVersions } from '@daybreak/brand';
import { createContext } from 'react';
import { readStored } from '../storage/browserStorage.ts';

/** The versions of the brand that can be compared, oldest first; the last is today's. Stories have others. */
export const KnownBrands = createContext<readonly BrandVersion[]>(brandVersions);

/** Under which this browser keeps what an account's comparison of two versions found. */
export const runKey = (account: string, before: string, after: string) =>
  `daybreak-brand-update:${account}:${before}:${after}`;

/** Whether that comparison was started in this browser. A browser that keeps nothing doesn't know. */
export const wasStarted = (key: string): boolean => readStored(key) !== null;
