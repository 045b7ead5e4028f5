import { figureIn } from '../../../../compositions/figure.ts';
import { nextOf } from '../compose.ts';
import type { Piece } from '../pieces.ts';

/** Points as what they are: figures, steps, or a list. */
export const infographic: Piece = {
  event: 'none',
  make(words, turn, { description }) {
    const points = words.points.length > 0 ? words.points : words.rest;
    const count = points.length;
    const isSteps = count >= 2 && count <= 4;
    const composition = nextOf(
      [
        ...(count >= 2 && count <= 5 && points.every((point) => figureIn(point)) ? ['figures'] : []),
        ...(isSteps && /\b(?:steps?|how|process|first|then)\b/i.test(description) ? ['steps'] : []),
        ...(words.points.length > 0 ? ['list'] : []),
        ...(words.hasFigure && figureIn(`${words.headline}\n${words.rest[0] ?? ''}`) ? ['number'] : []),
        ...(isSteps ? ['steps'] : []),
        'photograph',
        'type',
        'sunrise',
      ].filter((one, place, all) => all.indexOf(one) === place),
      turn,
    );
    const isOfPoints = ['figures', 'steps', 'list'].includes(composition);
    const [lead = '', ...others] = words.rest;
    return {
      designer: 'infographic',
      draft: {
        title: words.headline,
        subtitle: isOfPoints ? '' : lead,
        points: isOfPoints ? points.join('\n') : others.join('\n'),
        size: /\b(?:tall|story|9:16)\b/i.test(description)
          ? 'tall'
          : /\bwide|landscape\b/i.test(description)
            ? 'wide'
            : 'portrait',
        composition,
        theme: turn.ground === 'image' ? 'blue' : turn.ground,
        picture: turn.picture,
      },
    };
  },
};
