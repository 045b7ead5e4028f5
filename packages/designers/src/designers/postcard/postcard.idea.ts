import { compose, eventDraft } from '../../editor/writing/compose.ts';
import type { IdeaMaker } from '../../editor/writing/idea.ts';

/** Ideas for postcards. The front has room for a headline, a sentence and a call to action. */
export const postcardIdea: IdeaMaker = {
  event: 'whole',
  button: 24,
  make(words, options) {
    const [message = ''] = words.rest;
    return {
      draft: {
        ...compose(words, options, { support: message }),
        ...eventDraft(words),
        type: words.event ? 'invitation' : 'announcement',
        headline: words.headline,
        message: words.points.length > 0 ? words.points.join('\n') : message,
        cta: words.action,
        link: words.link,
        picture: options.picture,
      },
    };
  },
};
