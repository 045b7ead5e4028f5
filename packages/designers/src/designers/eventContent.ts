import { artworkWords } from '../editor/artwork/text/artworkWords.ts';
import { languageOf } from '../editor/artwork/text/languages.ts';
import type { PieceData } from '../editor/designer.ts';
import type { Content } from '../editor/layouts/content.ts';
import { contactOf, website } from '../editor/userDetails/userDetails.ts';

interface EventFields {
  eventDate: string;
  eventTime: string;
  location: string;
}

/** When and where, from the fields of every event designer. */
export const eventOf = ({ eventDate, eventTime, location }: EventFields): Content['event'] => ({
  date: eventDate,
  time: eventTime,
  place: { field: 'location', text: location },
});

/**
 * Content of posters and flyers in addition to their texts, by type: an event, or the number to call to order a
 * service.
 */
export function sheetContent(
  draft: EventFields & { type: string; language: string },
  { user }: PieceData,
): Pick<Content, 'event' | 'detail' | 'foot'> {
  const { callForQuote } = artworkWords[languageOf(draft)];
  const { phone, email } = contactOf(user);
  const isService = draft.type === 'service';
  return {
    event: draft.type === 'event' ? eventOf(draft) : undefined,
    detail: isService ? { field: 'phone', lines: [phone, callForQuote] } : undefined,
    foot: { field: 'email', lines: [website, isService ? email : `${phone}  ·  ${email}`] },
  };
}
