import { loadPart } from '@daybreak/ui/load';
import { loadDesignerLook } from '../designers/designerLook.ts';
import type { PieceLook } from '../editor/looks/pieceLook.tsx';

/** Downloads the code that shows a designer's drafts; undefined if they can't be drawn on their own. */
export const loadPieceLook = async (designer: string): Promise<PieceLook | undefined> =>
  designer === 'wizard'
    ? (await loadPart(() => import('../campaigns/wizard/wizardLook.tsx'))).wizardLookOf(loadDesignerLook)
    : loadDesignerLook(designer);
