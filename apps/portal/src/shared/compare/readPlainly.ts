import type { ReadValue } from '@daybreak/designers/library';

/** Returns a draft's texts by field name, for a designer that this release doesn't know. */
export const readPlainly = (draft: unknown): readonly ReadValue[] =>
  typeof draft !== 'object' || draft === null
    ? []
    : Object.entries(draft).flatMap(([field, value]): ReadValue[] =>
        typeof value === 'string' ? [{ field, label: field, kind: 'words', text: value, value }] : [],
      );
