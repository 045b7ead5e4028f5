import { useCallback, useMemo, useState } from 'react';
import { listText } from '../../artwork/text/listText.ts';
import { resetOverrides } from '../../fields/sizeOverrides.ts';
import { useAfterPaint } from '../../rendering/afterPaint.ts';
import type { AllSizesProps } from './AllSizes.tsx';
import { type SizedDraft, sizesOf } from './sizesOf.ts';
import { useSizeChecks } from './useSizeChecks.ts';

/** A piece in all of its sizes: the problems of each, and the one being changed. */
export function useAllSizes({ designer, draft, data, editTogether }: AllSizesProps) {
  const [tooLong, setTooLong] = useState<Readonly<Record<string, readonly string[]>>>({});
  const [changing, setChanging] = useState<string>();
  // The sizes update after a keystroke, which doesn't wait for them.
  const paintedDraft = useAfterPaint(draft);
  const sizes = useMemo(() => sizesOf(designer, paintedDraft), [designer, paintedDraft]);
  const checks = useSizeChecks(designer, sizes, data);
  const report = useCallback(
    (id: string, side: string, names: readonly string[]) =>
      setTooLong((current) => ({ ...current, [`${id} ${side}`]: names })),
    [],
  );
  return {
    sizes,
    ...checks,
    report,
    setChanging,
    /** The size being changed. It's rendered with each keystroke, for the text being typed. */
    open: changing ? sizesOf(designer, draft).find(({ id }) => id === changing) : undefined,
    tooLongAt: ({ id, draft: sized }: SizedDraft) => [
      ...new Set(designer.artboards(sized).flatMap((side) => tooLong[`${id} ${side.id}`] ?? [])),
    ],
    labelsOf: (names: readonly string[]) =>
      listText(names.map((name) => designer.fields[name]?.label ?? name)),
    giveBack: (size: string, fields: readonly string[]) =>
      editTogether(resetOverrides(fields, size), 'givenBack'),
  };
}

export type AllSizesStore = ReturnType<typeof useAllSizes>;
