import { activation, asSentence, VisuallyHidden } from '@daybreak/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { viewer } from '../messages.ts';
import { notes } from '../notes.ts';
import { Stage } from '../Stage.tsx';
import { SlideChoiceProvider } from '../slides/parts/choice.ts';
import { SlideMediumProvider } from '../slides/parts/medium.ts';
import { slides } from '../slides.ts';
import * as bar from '../viewer/DeckBar.css.ts';
import type { Command } from '../viewer/keys.ts';
import type { SlideAddress } from '../viewer/slideAddress.ts';
import { useAnnouncement } from '../viewer/useAnnouncement.ts';
import { useDeck } from '../viewer/useDeck.ts';
import { useDeckKeys } from '../viewer/useDeckKeys.ts';
import { usePreloadedImages } from '../viewer/usePreloadedImages.ts';
import { useSwipe } from '../viewer/useSwipe.ts';
import { useWakeLock } from '../viewer/useWakeLock.ts';
import type { Channel } from './channel.ts';
import { DeckGone } from './DeckGone.tsx';
import * as styles from './PresenterView.css.ts';
import { Stopwatch } from './Stopwatch.tsx';
import { useSync } from './useSync.ts';

export interface PresenterViewProps {
  address: SlideAddress;
  /** Channel to the deck's window. */
  channel: Channel;
  /** Opens the deck's window at a slide. False when the browser blocks it. */
  onOpenDeck: (slide: number) => boolean;
  /** Current time in milliseconds. */
  clock?: () => number;
}

/** The speaker's window: this slide and the next, the notes, and the time. Either window turns the slides of both. */
export function PresenterView({ address, channel, onOpenDeck, clock = Date.now }: PresenterViewProps) {
  const total = slides.length;
  const view = useRef<HTMLElement>(null);
  const [{ slide }, dispatch] = useDeck(total, address);
  const [choice, choose] = useState(0);
  const presence = useSync({
    role: 'presenter',
    channel,
    position: { slide, choice },
    total,
    onFollow: (position) => {
      dispatch({ type: 'go', slide: position.slide });
      choose(position.choice);
    },
  });
  usePreloadedImages(slides, slide);
  useWakeLock(true);
  const swipe = useSwipe(
    () => dispatch({ type: 'next' }),
    () => dispatch({ type: 'previous' }),
  );
  const obey = useCallback(
    (command: Command) => {
      if (command !== 'overview' && command !== 'fullScreen' && command !== 'back')
        dispatch({ type: command });
    },
    [dispatch],
  );
  useDeckKeys(view, { view: 'slides', lettersOn: false }, obey);

  const current = slides[slide];
  const next = slides[slide + 1];
  const announcement = useAnnouncement(viewer.slide(slide + 1, total, current?.content.title ?? ''), true);
  return (
    <section ref={view} className={styles.view} aria-label={viewer.presenter} tabIndex={-1}>
      <header className={styles.head}>
        <h1 className={styles.name}>
          <VisuallyHidden>{viewer.presenter}</VisuallyHidden>
        </h1>
        <Stopwatch clock={clock} />
      </header>
      {presence === 'gone' ? <DeckGone onOpen={() => onOpenDeck(slide)} /> : null}
      <section className={styles.current} aria-label="Current slide" {...swipe}>
        <SlideMediumProvider value="thumbnail">
          <SlideChoiceProvider value={{ selected: choice, choose }}>
            <Stage key={slide}>{current ? <current.Component /> : null}</Stage>
          </SlideChoiceProvider>
        </SlideMediumProvider>
      </section>
      <div className={styles.side}>
        <p className={styles.label}>{next ? `Next: ${next.content.title}` : 'Next: end of the deck'}</p>
        <div className={styles.next} inert>
          {next ? (
            <SlideMediumProvider value="thumbnail">
              <Stage>
                <next.Component />
              </Stage>
            </SlideMediumProvider>
          ) : null}
        </div>
        <section className={styles.notes} aria-label="Notes">
          {(notes[current?.id ?? ''] ?? '').split('\n').map((paragraph) => (
            <p key={paragraph}>{asSentence(paragraph)}</p>
          ))}
        </section>
      </div>
      <footer className={styles.foot}>
        <button
          type="button"
          className={bar.control}
          {...activation(slide === 0, () => dispatch({ type: 'previous' }))}
        >
          <ChevronLeft size={24} aria-hidden="true" />
          <span>{viewer.previous}</span>
        </button>
        <p className={bar.counter}>{viewer.counter(slide + 1, total)}</p>
        <button
          type="button"
          className={bar.control}
          {...activation(slide === total - 1, () => dispatch({ type: 'next' }))}
        >
          <span>{viewer.next}</span>
          <ChevronRight size={24} aria-hidden="true" />
        </button>
      </footer>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </section>
  );
}
