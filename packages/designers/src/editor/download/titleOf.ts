import type { Designer } from '../designer.ts';
import type { AnyDraft, DraftOf, Fields } from '../fields/fields.ts';
import { shownDraft } from '../fields/sizeOverrides.ts';

/** The title of a PDF: the title of the piece or, without one, the designer and the size. */
export function titleOf<Fs extends Fields>(designer: Designer<Fs>, draft: DraftOf<Fs>): string {
  const { title, artboards } = designer;
  const { title: own, headline } = shownDraft(designer, draft as AnyDraft);
  return own?.trim() || headline?.trim() || `${title}, ${artboards(draft)[0]?.label ?? ''}`;
}
