import { useMemo } from 'react';
import { useAfterPaint } from '../../rendering/afterPaint.ts';
import { useChoices } from '../prerender/useChoices.ts';
import { usePrerenderer } from '../prerender/usePrerenderer.ts';
import { sectionsOf } from '../sections.ts';
import { sizesOf } from '../sizes/sizesOf.ts';
import { useSizeEdits } from '../sizes/useSizeEdits.ts';
import { useShape } from './useShape.ts';
import type { StudioProps } from './useStudio.ts';

type Edited = Pick<StudioProps, 'designer' | 'draft' | 'edit' | 'editTogether' | 'steps'>;

/**
 * Edits of a studio: its fields in sections, the sizes with their own words, and choices shown before they're applied.
 */
export function useEdits({ designer, draft, edit, editTogether, steps }: Edited) {
  // Most keystrokes don't change sizes and sections. Changes are shown on the piece first.
  const shape = useAfterPaint(useShape(designer.fields, draft));
  const sizes = useMemo(() => sizesOf(designer, shape), [designer, shape]);
  const sections = useMemo(() => sectionsOf(designer, shape), [designer, shape]);
  const sizeEdits = useSizeEdits({ designer, draft, sizes, edit, editTogether });
  const prerenderer = usePrerenderer(steps);
  const choices = useChoices({ designer, draft, prerenderer, edit: sizeEdits.editHere, editTogether });
  return { sizes, sections, prerenderer, ...sizeEdits, ...choices };
}

export type Edits = ReturnType<typeof useEdits>;
