import { lookOf, type PieceLook } from '../editor/looks/pieceLook.tsx';
import { loadDefinition, partsOf } from './definition.ts';

/**
 * Downloads the code that shows a designer's drafts; undefined if they can't be drawn on their own. The wizard's drafts
 * are requests: `catalogue/pieceLook.ts` shows those too.
 */
export async function loadDesignerLook(id: string): Promise<PieceLook | undefined> {
  const { look, definition } = partsOf(id);
  if (look) return look();
  return definition && lookOf(await loadDefinition(id));
}
