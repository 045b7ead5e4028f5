import { VisuallyHidden } from '@daybreak/ui';
import { useCallback, useLayoutEffect, useRef } from 'react';
import * as styles from './Deck.css.ts';
import { DeckBar } from './DeckBar.tsx';
import type { Command } from './keys.ts';
import { viewer } from './messages.ts';
import { Overview } from './Overview.tsx';
import { Reading } from './reading/Reading.tsx';
import { Stage } from './Stage.tsx';
import { slides } from './slides.ts';
import { browserSlideAddress, type SlideAddress } from './viewer/slideAddress.ts';
import { useAnnouncement } from './viewer/useAnnouncement.ts';
import { useDeck } from './viewer/useDeck.ts';
import { useDeckKeys } from './viewer/useDeckKeys.ts';
import { useFullScreen } from './viewer/useFullScreen.ts';
import { useIdle } from './viewer/useIdle.ts';
import { useImages } from './viewer/useImages.ts';
import { useSwipe } from './viewer/useSwipe.ts';
import { useWakeLock } from './viewer/useWakeLock.ts';

export interface DeckProps {
  /** Where the number of the current slide is kept. */
  address?: SlideAddress;
}

/** How long, in milliseconds, the bar stays over a full screen after the last movement. */
const barStays = 3_000;

/** The sales deck: nine slides to present, to look over, or to read. It fills the height of its container. */
export function Deck({ address = browserSlideAddress }: DeckProps) {
  const total = slides.length;
  const deck = useRef<HTMLElement>(null);
  const [{ slide, view }, dispatch] = useDeck(total, address);
  const fullScreen = useFullScreen(deck);
  const ready = useImages(slides, slide);
  const idle = useIdle(fullScreen.on, barStays);
  const title = slides[slide]?.content.title ?? '';
  const announcement = useAnnouncement(viewer.slide(slide + 1, total, title), view === 'slides');
  const swipe = useSwipe(
    () => dispatch({ type: 'next' }),
    () => dispatch({ type: 'previous' }),
  );
  useWakeLock(fullScreen.on);

  const { toggle } = fullScreen;
  const obey = useCallback(
    (command: Command) => {
      if (command === 'fullScreen') toggle();
      else if (command === 'overview') dispatch({ type: 'toggle', view: command });
      else if (command === 'back') dispatch({ type: 'toggle', view });
      else dispatch({ type: command });
    },
    [dispatch, toggle, view],
  );
  useDeckKeys(deck, view, obey);

  // A button that was focused may be gone or disabled now: the keyboard stays in the deck.
  const before = useRef(view);
  useLayoutEffect(() => {
    const focused = document.activeElement;
    const left = view === 'slides' && before.current !== 'slides' && focused === document.body;
    before.current = view;
    if (left || (deck.current?.contains(focused) && focused?.matches(':disabled')))
      deck.current?.focus({ preventScroll: true });
  });

  const Slide = slides[slide]?.Component;
  return (
    <section
      ref={deck}
      className={styles.deck}
      aria-label={viewer.title}
      tabIndex={-1}
      data-view={view}
      data-idle={idle || undefined}
    >
      {view === 'reading' ? null : (
        <h1 className={styles.name}>
          <VisuallyHidden>{viewer.title}</VisuallyHidden>
        </h1>
      )}
      {view === 'slides' && Slide ? (
        <section
          className={styles.room}
          aria-roledescription="slide"
          aria-label={viewer.slide(slide + 1, total, title)}
          {...swipe}
        >
          <Stage key={slide}>
            <Slide />
          </Stage>
        </section>
      ) : null}
      {view === 'overview' ? (
        <Overview
          slides={slides}
          current={slide}
          onOpen={(index) => dispatch({ type: 'open', slide: index })}
        />
      ) : null}
      {view === 'reading' ? <Reading slides={slides} current={slide} /> : null}
      <DeckBar
        slide={slide}
        total={total}
        view={view}
        loading={!ready}
        fullScreen={fullScreen}
        dispatch={dispatch}
      />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </section>
  );
}
