import type { Press } from '@daybreak/print/proof';
import type { Measures, View } from './separationViews.ts';

export const viewNames: Record<View, string> = {
  inks: 'Inks',
  total: 'Total ink',
  black: 'Black overprint',
  photographs: 'Out-of-gamut photos',
};

const percent = (share: number) =>
  share > 0 && share < 0.001 ? 'less than 0.1%' : `${(share * 100).toFixed(1)}%`;

/** Describes a view's finding on a page, in a sentence or two. */
export function findingOf(view: View, measures: Measures, { limit }: Press): string | undefined {
  if (view === 'total')
    return measures.overLimit > 0
      ? `Up to ${Math.round(measures.most)}%. This paper's limit is ${limit}%, and ${percent(measures.overLimit)} of the page is over that limit (shown in red).`
      : `Up to ${Math.round(measures.most)}%. This paper's limit is ${limit}%.`;
  if (view === 'black')
    return `Black overprints other inks on ${percent(measures.onInks)} of the page (shown in blue) and knocks them out on ${percent(measures.knocksOut)} (shown in orange). Black in photos isn't counted.`;
  if (view === 'photographs')
    return measures.missed === undefined
      ? "This page doesn't have any photos."
      : `The press can't match ${percent(measures.missed)} of the colors in the photos (shown in red).`;
  return undefined;
}
