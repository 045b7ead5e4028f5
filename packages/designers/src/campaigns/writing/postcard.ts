import type { AnyDraft } from '../../editor/fields/fields.ts';
import { compose, eventDraft } from '../wizard/ideas/compose.ts';
import type { IdeaOptions } from '../wizard/ideas/pieces.ts';
import type { Wording } from '../wizard/ideas/wordings.ts';

/** A text postcard: its front has room for a headline, a sentence and a call to action. */
export function postcardOf(words: Wording, turn: IdeaOptions): AnyDraft {
  const [message = ''] = words.rest;
  return {
    ...compose(words, turn, { support: message }),
    ...eventDraft(words),
    type: words.event ? 'invitation' : 'announcement',
    headline: words.headline,
    message: words.points.length > 0 ? words.points.join('\n') : message,
    cta: words.action,
    link: words.link,
    picture: turn.picture,
  };
}
