import { compose, eventDraft } from '../../editor/writing/compose.ts';
import type { IdeaMaker } from '../../editor/writing/idea.ts';

export const titleSlideIdea: IdeaMaker = {
  material: 'presentation',
  event: 'dated',
  more: { field: 'subtitle', between: ' ' },
  make(words, options) {
    const look = compose(words, options, { support: words.rest.join(' ') });
    return {
      draft: {
        ...look,
        ...eventDraft(words),
        title: words.headline,
        subtitle: look.composition === 'list' ? words.points.join('\n') : words.rest.join(' '),
        speaker: '',
        picture: options.picture,
      },
    };
  },
};
