import { nextOf } from '../../editor/writing/compose.ts';
import type { IdeaMaker, IdeaOptions } from '../../editor/writing/idea.ts';
import { comparable } from '../../editor/writing/statedFacts.ts';

const covers = ['disc', 'photograph', 'type', 'sunrise'] as const;
const insides = ['story', 'services'] as const;
const fewestPoints = 4;

/** Names of the pictures that are high enough for a printed cover, which also replace the others. */
const high = [
  'solar-farm',
  'warehouse',
  'panel-recycling',
  'logistics-dock',
  'battery-modules',
  'solar-portrait',
] as const;
function forCover({ picture, isChosen, taken }: IdeaOptions): string {
  const name = /^library:(\S+)/.exec(picture)?.[1];
  if (!name || isChosen) return picture;
  const fitting = high.filter(
    (one) => one === name || (one === 'battery-modules' && name === 'battery-storage'),
  );
  const others = high.filter((one) => one !== 'battery-modules');
  return picture.replace(name, nextOf([...fitting, ...others], { number: 0, taken }));
}

/** What the company says about itself, as in its own brochure: for the panels that the brief leaves empty. */
const house = [
  'We supply and manage enterprise data hardware.',
  'We buy surplus and decommissioned equipment.',
  'We destroy drives and the data on them.',
  'We recycle panels, batteries and inverters.',
];

export const brochureIdea: IdeaMaker = {
  material: 'brochure',
  event: 'none',
  more: { field: 'content', between: '\n' },
  make(words, options) {
    const [lead = '', ...others] = words.rest;
    const told = words.points.length > 0 ? words.points : others;
    const isTold = (line: string) => words.rest.some((other) => comparable(other).includes(comparable(line)));
    const added = house.filter((line) => !isTold(line));
    const points = [...told, ...added.slice(0, Math.max(0, fewestPoints - told.length))];
    return {
      draft: {
        title: words.headline,
        subtitle: words.points.length > 0 && words.points.includes(lead) ? '' : lead,
        content: points.join('\n'),
        link: words.link,
        cover: nextOf(covers, options),
        inside: insides[options.number % insides.length] ?? insides[0],
        slogan: 'left-out',
        theme: options.ground === 'image' ? 'blue' : options.ground,
        coverPicture: forCover(options),
      },
    };
  },
};
