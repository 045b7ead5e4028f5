import type { BrandChanges } from '@daybreak/designers/library';
import type { CheckedItem } from './items.ts';

/** An item's changes, or why it couldn't be compared. */
export type Result = BrandChanges | { readonly failed: string };

export const groupNames = ['color', 'logo', 'layout', 'findings', 'equal', 'failed'] as const;
/** A group of items with one kind of change. An item can be in several. */
export type GroupName = (typeof groupNames)[number];

export interface ComparedItem {
  readonly item: CheckedItem;
  readonly result: Result;
}

export const isInGroup = ({ result }: ComparedItem, group: GroupName): boolean => {
  if ('failed' in result) return group === 'failed';
  if (group === 'findings') return result.newFindings.length > 0;
  if (group === 'equal') return result.changes.length === 0;
  return group !== 'failed' && result.changes.includes(group);
};

/** Returns whether an item looks different. */
export const isAffected = ({ result }: ComparedItem): boolean =>
  !('failed' in result) && result.changes.length > 0;
