import { useCallback, useMemo } from 'react';
import type { Designer } from '../../designer.ts';
import type { DraftControl } from '../../drafts/useDraft.ts';
import type { AnyDraft, Fields } from '../../fields/fields.ts';
import type { OverrideControl } from '../../fields/OverrideMark.tsx';
import {
  overrideKey,
  ownAt,
  readOverride,
  resetOverrides,
  shownDraft,
  sizeOf,
  writeOverride,
} from '../../fields/sizeOverrides.ts';
import { useLatest } from '../../rendering/useLatest.ts';
import type { SizedDraft } from './sizesOf.ts';

interface SizeEditing extends Pick<DraftControl<Fields>, 'edit' | 'editTogether'> {
  designer: Designer;
  draft: AnyDraft;
  sizes: readonly SizedDraft[];
}

/**
 * The draft as its size shows it. Edits go to the source of the visible value: the size if it has its own, otherwise
 * all sizes.
 */
export function useSizeEdits({ designer, draft, sizes, edit, editTogether }: SizeEditing) {
  const sizeDraft = shownDraft(designer, draft);
  const size = sizeOf(designer, draft);
  const latest = useLatest({ draft, here: sizeDraft, size });

  const editHere = useCallback(
    (name: string, value: string) => {
      const key = overrideKey(name, latest.current.size);
      const isOwn = readOverride(latest.current.draft[key]) !== undefined;
      edit(isOwn ? key : name, isOwn ? writeOverride(value) : value);
    },
    [edit],
  );
  const setOwn = useCallback(
    (name: string, isOwn: boolean) => {
      const current = latest.current;
      if (isOwn) edit(overrideKey(name, current.size), writeOverride(current.here[name] ?? ''));
      else editTogether(resetOverrides([name], current.size), 'givenBack');
    },
    [edit, editTogether],
  );
  const own = useMemo(() => ownAt(draft, size), [draft, size]);
  const label = sizes.find(({ id }) => id === size)?.label ?? '';
  /** If there's only one size, nothing can differ. */
  const sized: OverrideControl | undefined =
    sizes.length > 1 ? { size: label, ownFields: own, setOwn } : undefined;
  return { here: sizeDraft, editHere, sized };
}
