import { type ArtboardSide, pixels } from '@daybreak/print';
import { adSize, dimensionOf } from './adSizes.ts';
import type { AdsDraft } from './ads.fields.ts';

/** Returns one ad, or two for an A/B test. */
export function adArtboards(draft: AdsDraft): ArtboardSide[] {
  const size = adSize(draft.size);
  const dimension = dimensionOf(size);
  const label = size.suggested ? `${dimension} (suggested)` : dimension;
  const side = { size: pixels(size.width, size.height), covered: size.covered };
  return draft.versions === 'one'
    ? [{ id: 'ad', label, ...side }]
    : ['a', 'b'].map((id) => ({ id, label: `${id.toUpperCase()}, ${label}`, ...side }));
}
