import { VisuallyHidden } from '@daybreak/ui';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import * as styles from '../Deck.css.ts';
import { DeckDocument } from '../document/DeckDocument.tsx';
import { viewer } from '../messages.ts';
import { PrintedSlides } from '../PrintedSlides.tsx';
import type { Channel } from '../presenter/channel.ts';
import { useSync } from '../presenter/useSync.ts';
import { Stage } from '../Stage.tsx';
import { SlideChoiceProvider } from '../slides/parts/choice.ts';
import { slides } from '../slides.ts';
import { DeckBar } from './DeckBar.tsx';
import type { Command } from './keys.ts';
import { Overview } from './Overview.tsx';
import type { SlideAddress } from './slideAddress.ts';
import { useAnnouncement } from './useAnnouncement.ts';
import { useDeck } from './useDeck.ts';
import { useDeckKeys } from './useDeckKeys.ts';
import { useFile } from './useFile.ts';
import { useFullScreen } from './useFullScreen.ts';
import { useIdle } from './useIdle.ts';
import { useLetterKeys } from './useLetterKeys.ts';
import { usePreloadedImages } from './usePreloadedImages.ts';
import { useSwipe } from './useSwipe.ts';
import { useWakeLock } from './useWakeLock.ts';
import { ViewerMenu } from './ViewerMenu.tsx';
import { ViewerNotice } from './ViewerNotice.tsx';

interface ViewerProps {
  address: SlideAddress;
  /** Channel to the speaker's window. */
  channel: Channel;
  /** Opens the speaker's window at a slide. False when the browser blocks it. */
  onPresent: (slide: number) => boolean;
}

/** Milliseconds that the bar stays visible in full screen after the last movement. */
const barStays = 3_000;

/** The window for the room: slides to present, to browse, or to read. */
export function Viewer({ address, channel, onPresent }: ViewerProps) {
  const total = slides.length;
  const deck = useRef<HTMLElement>(null);
  const [{ slide, view }, dispatch] = useDeck(total, address);
  const fullScreen = useFullScreen(deck);
  const preloadedSlides = usePreloadedImages(slides, slide);
  const idle = useIdle(fullScreen.isOn, barStays);
  const title = slides[slide]?.content.title ?? '';
  const announcement = useAnnouncement(viewer.slide(slide + 1, total, title), view === 'slides');
  const swipe = useSwipe(
    () => dispatch({ type: 'next' }),
    () => dispatch({ type: 'previous' }),
  );
  const [choice, choose] = useState(0);
  const presence = useSync({
    role: 'deck',
    channel,
    position: { slide, choice },
    total,
    onFollow: (position) => {
      dispatch({ type: 'open', slide: position.slide });
      choose(position.choice);
    },
  });
  useWakeLock(fullScreen.isOn || presence === 'present');
  const letters = useLetterKeys();
  const file = useFile();
  const [blocked, setBlocked] = useState(false);

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
  useDeckKeys(deck, { view, lettersOn: letters.isOn }, obey);

  // The focused element may be gone with its slide or view: the keyboard stays in the deck.
  const previous = useRef({ slide, view });
  useLayoutEffect(() => {
    const hasMoved = previous.current.slide !== slide || previous.current.view !== view;
    previous.current = { slide, view };
    if (hasMoved && document.activeElement === document.body) deck.current?.focus({ preventScroll: true });
  }, [slide, view]);

  const Slide = slides[slide]?.Component;
  const shownSlides = view === 'slides' ? slides.slice(slide, slide + 1) : slides;
  return (
    <>
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
            <SlideChoiceProvider value={{ selected: choice, choose }}>
              <Stage key={slide}>
                <Slide />
              </Stage>
            </SlideChoiceProvider>
          </section>
        ) : null}
        {view === 'overview' ? (
          <Overview
            slides={slides}
            current={slide}
            onOpen={(index) => dispatch({ type: 'open', slide: index })}
          />
        ) : null}
        {view === 'reading' ? <DeckDocument slides={slides} current={slide} /> : null}
        <DeckBar
          slide={slide}
          total={total}
          view={view}
          loading={!shownSlides.every((each) => preloadedSlides.has(each))}
          fullScreen={fullScreen}
          dispatch={dispatch}
          moreMenu={
            <ViewerMenu
              letters={letters}
              onFile={file.make}
              onPresent={() => setBlocked(!onPresent(slide))}
            />
          }
          notice={
            <ViewerNotice
              file={file.state}
              blocked={blocked}
              presence={presence}
              onDismissFile={file.dismiss}
              onDismissBlocked={() => setBlocked(false)}
            />
          }
        />
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      </section>
      <PrintedSlides slides={slides} />
    </>
  );
}
