import type { SealedCase } from './briefCase.ts';
import { tenantsA } from './tenantsA.ts';
import { tenantsB } from './tenantsB.ts';

/** By six people who write in different ways. Written without sight of rules, corpora and model; 12 of the cousins showed the form. */
export const tenants: readonly SealedCase[] = [...tenantsA, ...tenantsB];
