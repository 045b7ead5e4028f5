import { useState } from 'react';
import { refuseOnServer } from '../clientOnly.ts';
import { browserChannel } from './presenter/channel.ts';
import { PresenterView } from './presenter/PresenterView.tsx';
import { deckName, openDeck, openPresenter, presentedDeck } from './presenter/windows.ts';
import { Viewer } from './Viewer.tsx';
import { browserSlideAddress, type SlideAddress } from './viewer/slideAddress.ts';

export interface DeckProps {
  /** Where the number of the current slide is kept. */
  address?: SlideAddress;
}

/**
 * The sales deck: slides to present, to look over, or to read. It fills the height of its container. In a window whose
 * address has the search parameter `presenter`, it is the speaker's view of the deck in another window.
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
