import { type ArtboardSide, pixels } from '@daybreak/print';
import { adSize, dimensionOf } from './adSizes.ts';
import type { AdsDraft } from './ads.fields.ts';

/** One ad, or the two that are tested against each other. */
export function adArtboards(draft: AdsDraft): ArtboardSide[] {
  const size = adSize(draft.size);
  const dimension = dimensionOf(size);
  const label = size.suggested ? `${dimension} (suggested)` : dimension;
  const side = { size: pixels(size.width, size.height), covered: size.covered };
  return draft.versions === 'one'
    ? [{ id: 'ad', label, ...side }]
    : ['a', 'b'].map((id) => ({ id, label: `${id.toUpperCase()}, ${label}`, ...side }));
}
