import { useCallback } from 'react';
import type { Designer } from '../../designer.ts';
import { editDraft } from '../../drafts/draft.ts';
import type { DraftControl } from '../../drafts/useDraft.ts';
import type { AnyDraft, Fields } from '../../fields/fields.ts';
import { useLatest } from '../../rendering/useLatest.ts';
import { type PieceDesign, withDesign } from '../rail/designs.ts';
import type { Prerenderer } from './usePrerenderer.ts';

interface Choosing extends Pick<DraftControl<Fields>, 'edit' | 'editTogether'> {
  designer: Designer;
  draft: AnyDraft;
  prerenderer: Prerenderer;
}

/** Choices that are shown before they're applied: `edit` for fields of any kind, and the choices of layouts. */
export function useChoices({ designer, draft, prerenderer, edit, editTogether }: Choosing) {
  const { fields } = designer;
  const latest = useLatest(draft);

  const choose = useCallback(
    (name: string, value: string) => {
      const change = () => edit(name, value);
      if (fields[name]?.kind === 'choice')
        prerenderer.applyStep(() => editDraft(fields, latest.current, name, value), change);
      else change();
    },
    [prerenderer, fields, edit],
  );
  const chooseLayout = useCallback(
    (values: PieceDesign['values']) =>
      prerenderer.applyStep(
        () => withDesign(designer, latest.current, { values }),
        () => editTogether(values, 'layout'),
      ),
    [prerenderer, designer, editTogether],
  );
  const point = useCallback(
    (name: string, values: readonly string[]) =>
      prerenderer.prepare(values.map((value) => editDraft(fields, latest.current, name, value))),
    [prerenderer, fields],
  );
  return { choose, chooseLayout, point };
}
