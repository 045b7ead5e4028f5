import { useState } from 'react';
import { refuseOnServer } from '../clientOnly.ts';
import { browserChannel } from './presenter/channel.ts';
import { PresenterView } from './presenter/PresenterView.tsx';
import { deckName, openDeck, openPresenter, presentedDeck } from './presenter/windows.ts';
import { browserSlideAddress, type SlideAddress } from './viewer/slideAddress.ts';
import { Viewer } from './viewer/Viewer.tsx';

export interface DeckProps {
  /** Storage for the current slide's number. */
  address?: SlideAddress;
}

/**
 * The sales deck: slides to present, to browse, or to read. It fills its container's height. In a window whose address
 * has the search parameter `presenter`, it's the speaker's view of the deck in another window.
 */
export function Deck({ address = browserSlideAddress }: DeckProps) {
  refuseOnServer('Deck');
  const [name] = useState(deckName);
  const [channel] = useState(() => browserChannel(name));
  return presentedDeck(location) ? (
    <PresenterView address={address} channel={channel} onOpenDeck={openDeck} />
  ) : (
    <Viewer address={address} channel={channel} onPresent={(slide) => openPresenter(name, slide)} />
  );
}
