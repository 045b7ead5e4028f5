import type { Press } from '@daybreak/print/proof';
import type { Measures, View } from './separationViews.ts';

export const messages = {
  title: 'Separations proof',
  what: "These are the plates in this file. This isn't a color proof, because screens can't show how inks look on paper.",
  waiting: 'Making the file and reading its plates...',
  failed: "Couldn't proof this file",
  views: 'Show',
  view: {
    inks: 'Inks',
    total: 'Total ink',
    black: 'Black overprint',
    photographs: 'Photographs out of gamut',
  } satisfies Record<View, string>,
  inks: ['Cyan', 'Magenta', 'Yellow', 'Black'],
  paper: 'Paper white',
  page: (number: number) => `Page ${number}`,
  pages: 'Page',
  across: 'Point, from the left',
  down: 'Point, from the top',
  back: 'Back',
  download: 'Download this file',
};

const percent = (share: number) =>
  share > 0 && share < 0.001 ? 'less than 0.1%' : `${(share * 100).toFixed(1)}%`;

/** Describes a view's finding on a page, in a sentence or two. */
export function findingOf(view: View, measures: Measures, { limit }: Press): string | undefined {
  if (view === 'total')
    return measures.overLimit > 0
      ? `Up to ${Math.round(measures.most)}%. This paper's limit is ${limit}%, and ${percent(measures.overLimit)} of the page is over it (in red).`
      : `Up to ${Math.round(measures.most)}%. This paper's limit is ${limit}%.`;
  if (view === 'black')
    return `Black overprints other inks on ${percent(measures.onInks)} of the page (in blue) and knocks them out on ${percent(measures.knocksOut)} (in orange). Black in photographs isn't counted.`;
  if (view === 'photographs')
    return measures.missed === undefined
      ? "This page doesn't have any photographs."
      : `The press can't match the colors of ${percent(measures.missed)} of the photographs (in red).`;
  return undefined;
}
