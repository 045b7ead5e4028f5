import { pointOf } from '../../editor/artwork/text/point.ts';
import { brandPictures, printsFrom } from '../../editor/images/brandPictures.ts';
import { picturesFor } from '../../editor/images/topics/picturesFor.ts';
import { nextOf } from '../../editor/writing/compose.ts';
import type { IdeaMaker } from '../../editor/writing/idea.ts';
import { comparable } from '../../editor/writing/statedFacts.ts';
import { isContact } from './sayings.ts';

const covers = ['disc', 'photograph', 'type', 'sunrise'] as const;
const insides = ['story', 'services'] as const;
const minPoints = 4;

/** The company's own brochure text, for panels that the description leaves empty. */
const house = [
  'We supply and manage enterprise data hardware.',
  'We buy surplus and decommissioned equipment.',
  'We destroy drives and the data on them.',
  'We recycle panels, batteries and inverters.',
];

/** 300 DPI on a panel. */
const printsSharp = printsFrom(2700);

/** Two pictures for the inside that suit its words and differ from the cover's. */
function insidePictures(
  points: readonly string[],
  cover: string,
): { firstPicture: string; secondPicture: string } {
  const [first, second] = picturesFor([points.join(' ')], {
    choices: brandPictures.filter((picture) => printsSharp(picture) && !cover.includes(`:${picture.name} `)),
  });
  const valueFor = (choice: typeof first) => (choice ? `library:${choice.picture.name} 0.5,0.5 1` : '');
  return { firstPicture: valueFor(first), secondPicture: valueFor(second) };
}

export const brochureIdea: IdeaMaker = {
  material: 'brochure',
  event: 'none',
  offers: printsSharp,
  more: { field: 'content', between: '\n' },
  make(words, options) {
    const [lead = '', ...others] = words.rest;
    const contentLines = words.points.length > 0 ? [...words.points] : others;
    const isIncluded = (line: string) =>
      words.rest.some((other) => comparable(other).includes(comparable(line)));
    const added = house.filter((line) => !isIncluded(line));
    // An address isn't the subject of a brochure, so it's one of its points.
    const isAddress = isContact(pointOf(words.headline));
    const title = (isAddress && words.headlines.find((line) => !isContact(pointOf(line)))) || words.headline;
    if (title !== words.headline) contentLines.push(`${words.headline}.`);
    const points = [...contentLines, ...added.slice(0, Math.max(0, minPoints - contentLines.length))];
    return {
      draft: {
        title,
        subtitle: words.points.length > 0 && words.points.includes(lead) ? '' : lead,
        content: points.join('\n'),
        link: words.link,
        cover: nextOf(covers, options),
        inside: insides[options.number % insides.length] ?? insides[0],
        slogan: 'left-out',
        theme: options.ground === 'image' ? 'blue' : options.ground,
        coverPicture: options.picture,
        ...insidePictures(points, options.picture),
      },
    };
  },
};
