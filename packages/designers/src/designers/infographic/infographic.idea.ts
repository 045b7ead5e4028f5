import { figureIn } from '../../editor/layouts/figure.ts';
import { nextOf } from '../../editor/writing/compose.ts';
import type { IdeaMaker } from '../../editor/writing/idea.ts';
import { comparable } from '../../editor/writing/statedFacts.ts';

/** With more points than this, a taller one is used. */
const mostUpright = 5;

/** Shows points as what they are: figures, steps, or a list. */
export const infographicIdea: IdeaMaker = {
  material: 'infographic',
  event: 'none',
  more: { field: 'points', between: '\n' },
  make(words, options, brief) {
    const { description } = brief;
    const title = words.headline;
    const rest = words.rest.filter((line) => comparable(line) !== comparable(title));
    const points =
      words.points.length > 0 ? words.points.filter((line) => comparable(line) !== comparable(title)) : rest;
    const count = points.length;
    const isSteps = count >= 2 && count <= 4;
    const composition = nextOf(
      [
        ...(count >= 2 && count <= 5 && points.every((point) => figureIn(point)) ? ['figures'] : []),
        ...(isSteps && /\b(?:steps?|how|process|first|then)\b/i.test(description) ? ['steps'] : []),
        ...(words.points.length > 0 ? ['list'] : []),
        ...(words.hasFigure && figureIn(`${title}\n${rest[0] ?? ''}`) ? ['number'] : []),
        ...(isSteps ? ['steps'] : []),
        'photograph',
        'type',
        'sunrise',
      ].filter((one, place, all) => all.indexOf(one) === place),
      options,
    );
    const isOfPoints = ['figures', 'steps', 'list'].includes(composition);
    const [lead = '', ...others] = rest;
    return {
      draft: {
        title,
        subtitle: isOfPoints ? '' : lead,
        points: isOfPoints ? points.join('\n') : others.join('\n'),
        size: /\b(?:tall|story|9:16)\b/i.test(description)
          ? 'tall'
          : /\bwide|landscape\b/i.test(description)
            ? 'wide'
            : isOfPoints && count > mostUpright
              ? 'tall'
              : 'portrait',
        composition,
        theme: options.ground === 'image' ? 'blue' : options.ground,
        picture: options.picture,
      },
    };
  },
};
