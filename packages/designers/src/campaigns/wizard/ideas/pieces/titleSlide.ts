import { compose, eventDraft } from '../compose.ts';
import type { IdeaMaker } from '../pieces.ts';

export const titleSlide: IdeaMaker = {
  event: 'dated',
  make(words, turn) {
    const look = compose(words, turn);
    return {
      designer: 'slide',
      draft: {
        ...look,
        ...eventDraft(words),
        title: words.headline,
        subtitle: look.composition === 'list' ? words.points.join('\n') : words.rest.join(' '),
        speaker: '',
        picture: turn.picture,
      },
    };
  },
};
