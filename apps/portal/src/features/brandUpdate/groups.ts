import type { BrandChanges } from '@daybreak/designers/library';
import type { CheckedItem } from './items.ts';

/** What was found out about an item: what changes, or why it couldn't be compared. */
export type Result = BrandChanges | { readonly failed: string };

export const groupNames = ['color', 'logo', 'layout', 'findings', 'equal', 'failed'] as const;
/** Items that have one thing in common; one that changes in several ways is in several. */
export type GroupName = (typeof groupNames)[number];

export interface Compared {
  readonly item: CheckedItem;
  readonly result: Result;
}

export const isIn = ({ result }: Compared, group: GroupName): boolean => {
  if ('failed' in result) return group === 'failed';
  if (group === 'findings') return result.newFindings.length > 0;
  if (group === 'equal') return result.changes.length === 0;
  return group !== 'failed' && result.changes.includes(group);
};

/** Whether it looks different. */
export const isAffected = ({ result }: Compared): boolean =>
  !('failed' in result) && result.changes.length > 0;
