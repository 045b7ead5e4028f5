import { useCallback, useMemo, useRef } from 'react';
import type { Designer } from '../../designer.ts';
import type { DraftControl } from '../../drafts/useDraft.ts';
import type { AnyDraft, Fields } from '../../fields/fields.ts';
import type { OwnControl } from '../../fields/OwnMark.tsx';
import { givenBack, ownAt, ownKey, readOwn, shownDraft, sizeOf, writeOwn } from '../../fields/ownWords.ts';
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
  const here = shownDraft(designer, draft);
  const size = sizeOf(designer, draft);
  const latest = useRef({ draft, here, size });
  latest.current = { draft, here, size };

  const editHere = useCallback(
    (name: string, value: string) => {
      const key = ownKey(name, latest.current.size);
      const isOwn = readOwn(latest.current.draft[key]) !== undefined;
      edit(isOwn ? key : name, isOwn ? writeOwn(value) : value);
    },
    [edit],
  );
  const setOwn = useCallback(
    (name: string, isOwn: boolean) => {
      const now = latest.current;
      if (isOwn) edit(ownKey(name, now.size), writeOwn(now.here[name] ?? ''));
      else editTogether(givenBack([name], now.size), 'givenBack');
    },
    [edit, editTogether],
  );
  const own = useMemo(() => ownAt(draft, size), [draft, size]);
  const label = sizes.find(({ id }) => id === size)?.label ?? '';
  /** If there's only one size, nothing can differ. */
  const sized: OwnControl | undefined = sizes.length > 1 ? { size: label, own, setOwn } : undefined;
  return { here, editHere, sized };
}
