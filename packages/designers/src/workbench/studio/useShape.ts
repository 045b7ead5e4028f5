import { useMemo } from 'react';
import type { AnyDraft, Fields } from '../fields.ts';

/** What says something, and changes no artboard. */
const isWords = (field: Fields[string] | undefined) =>
  field === undefined || field.kind === 'lines' || (field.kind === 'text' && !field.measures);

/** The draft as it was when something else than words changed. */
export function useShape(fields: Fields, draft: AnyDraft): AnyDraft {
  const key = JSON.stringify(Object.entries(draft).filter(([name]) => !isWords(fields[name])));
  // biome-ignore lint/correctness/useExhaustiveDependencies: by what it says
  return useMemo(() => draft, [key]);
}
