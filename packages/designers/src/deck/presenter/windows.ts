import { hashOfSlide } from '../navigation.ts';
import { session } from './session.ts';

/** Search parameter of the speaker's window. Its value is the deck's name. */
const presenterParameter = 'presenter';

const key = 'daybreak-deck-id';

/** The deck's name in the address of a speaker's window. */
export const presentedDeck = ({ search }: Pick<Location, 'search'>): string | null =>
  new URLSearchParams(search).get(presenterParameter);

/**
 * The deck's name in this window: two decks in two tabs don't follow each other. It survives a reload. A speaker's
 * window gives its own name to the deck that it opens, because a window passes on what is stored for it.
 */
export function deckName(): string {
  const name = presentedDeck(location) ?? session.read(key) ?? crypto.randomUUID().slice(0, 8);
  session.write(key, name);
  return name;
}

/** Address of a deck's speaker's window, or of the deck itself if `deck` is omitted. */
export function addressOf(slide: number, deck?: string, href = location.href): string {
  const url = new URL(href);
  if (deck === undefined) url.searchParams.delete(presenterParameter);
  else url.searchParams.set(presenterParameter, deck);
  url.hash = hashOfSlide(slide);
  return url.href;
}

/** Opens the speaker's window, or brings it to the front. False when the browser blocks it. */
export function openPresenter(deck: string, slide: number): boolean {
  const popup = open(addressOf(slide, deck), `daybreak-presenter-${deck}`, 'popup,width=1280,height=800');
  popup?.focus();
  return popup !== null;
}

/** Reopens the deck from the speaker's window. False when the browser blocks it. */
export const openDeck = (slide: number): boolean => open(addressOf(slide), '_blank') !== null;
