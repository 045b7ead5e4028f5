import type { Press } from '@daybreak/print/proof';
import type { Measures, View } from './separationViews.ts';

export const messages = {
  title: 'Proof of separations',
  what: 'The plates of the file itself. This is not a proof of color: a screen does not show how inks look on paper.',
  waiting: 'Making the file and reading its plates …',
  failed: 'No proof of this file',
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

/** What a view found on a page, in a sentence or two. */
export function findingOf(view: View, found: Measures, { limit }: Press): string | undefined {
  if (view === 'total')
    return found.overLimit > 0
      ? `At most ${Math.round(found.most)}%, more than the ${limit}% that this paper takes, on ${percent(found.overLimit)} of the page, in red.`
      : `At most ${Math.round(found.most)}%. This paper takes ${limit}%.`;
  if (view === 'black')
    return `Black stands on other inks on ${percent(found.onInks)} of the page, in blue, and knocks them out on ${percent(found.knocksOut)}, in orange. Black in photographs is left out.`;
  if (view === 'photographs')
    return found.missed === undefined
      ? 'This page has no photograph.'
      : `The press cannot print ${percent(found.missed)} of the photographs in their colors, in red.`;
  return undefined;
}
