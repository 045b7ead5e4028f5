import type { ReadValue } from '@daybreak/designers/library';

/** What a draft says, by the names of its fields: for one whose designer this release does not know. */
export const readPlainly = (draft: unknown): readonly ReadValue[] =>
  typeof draft !== 'object' || draft === null
    ? []
    : Object.entries(draft).flatMap(([field, value]): ReadValue[] =>
        typeof value === 'string' ? [{ field, label: field, kind: 'words', text: value, value }] : [],
      );
