import { useMemo } from 'react';
import type { AnyDraft, Fields } from '../../fields/fields.ts';

/** Returns whether a field only has words, which don't change any artboard. */
const isWords = (field: Fields[string] | undefined) =>
  field === undefined || field.kind === 'lines' || (field.kind === 'text' && !field.measures);

/** The draft as of the last change to anything but words. */
export function useShape(fields: Fields, draft: AnyDraft): AnyDraft {
  const key = JSON.stringify(Object.entries(draft).filter(([name]) => !isWords(fields[name])));
  // biome-ignore lint/correctness/useExhaustiveDependencies: compares by content
  return useMemo(() => draft, [key]);
}
