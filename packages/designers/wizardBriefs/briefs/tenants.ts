import type { SealedCase } from './briefCase.ts';
import { tenantsA } from './tenantsA.ts';
import { tenantsB } from './tenantsB.ts';

/**
 * Descriptions by six writers with different styles, without access to rules, corpora or model, modeled on 12 of the
 * cousins.
 */
export const tenants: readonly SealedCase[] = [...tenantsA, ...tenantsB];
