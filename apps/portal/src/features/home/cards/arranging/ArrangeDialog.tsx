import { Alert, Button, Dialog, Heading, IconButton, VisuallyHidden } from '@daybreak/ui';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { useBackend } from '../../../../backend/BackendProvider.tsx';
import { always } from '../../../../shared/requests/failure.ts';
import { useRequest } from '../../../../shared/requests/useRequest.ts';
import { cardTitles, home as homeWords, arranging as words } from '../messages.ts';
import { useFocusAfter } from '../useFocusAfter.ts';
import * as styles from './ArrangeDialog.css.ts';
import {
  type Arranged,
  canMove,
  type HomeCardName,
  moveCard,
  placeCard,
  placeOf,
  places,
  usualOrder,
  withAvailable,
} from './arrangement.ts';

interface ArrangeDialogProps {
  arrangement: Arranged;
  /** Leaves out the cards this user has no use for. */
  availableCards: readonly HomeCardName[];
  onSaved: (arranged: Arranged) => void;
  onClose: () => void;
}

/** Sets which cards appear on the home page, where, and in what order. Saves nothing until "Save order". */
export function ArrangeDialog({ arrangement, availableCards, onSaved, onClose }: ArrangeDialogProps) {
  const { home } = useBackend();
  const [order, setOrder] = useState(arrangement);
  const [announcement, announce] = useState('');
  const { busy, failure, run } = useRequest(always(homeWords.notSaved));
  const groups = useRef<HTMLDivElement>(null);
  const focusAfter = useFocusAfter(groups);

  const change = (card: HomeCardName, next: Arranged, button: string) => {
    setOrder(next);
    const place = placeOf(next, card);
    const list = next[place];
    announce(words.moved(cardTitles[card], words.places[place], list.indexOf(card) + 1, list.length));
    focusAfter(`[data-card="${card}"] [data-do="${button}"]`);
  };
  const save = () =>
    run(
      () => home.arrange(order),
      () => {
        onSaved(order);
        onClose();
      },
    );

  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={!busy}
      title={words.title}
      description={words.description}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {words.cancel}
          </Button>
          <Button disabled={busy} onClick={() => setOrder(withAvailable(usualOrder, availableCards))}>
            {words.reset}
          </Button>
          <Button tone="primary" busy={busy} busyLabel={words.saving} onClick={save}>
            {words.save}
          </Button>
        </>
      }
    >
      <div ref={groups} className={styles.groups}>
        {failure ? <Alert tone="danger" title={failure} /> : null}
        {places.map((place) => {
          const cards = order[place];
          return (
            <section key={place} className={styles.group} aria-labelledby={`arrange-${place}`}>
              <Heading level={3} size="sm" id={`arrange-${place}`}>
                {words.places[place]}
              </Heading>
              {cards.length === 0 ? <p className={styles.emptyList}>{words.none}</p> : null}
              <ul className={styles.list}>
                {cards.map((card) => (
                  <li key={card} data-card={card} className={styles.row}>
                    <span className={styles.name}>{cardTitles[card]}</span>
                    {place === 'hidden' ? null : (
                      <>
                        <IconButton
                          data-do="up"
                          tooltip={false}
                          label={words.up(cardTitles[card])}
                          icon={<ArrowUp size={16} aria-hidden="true" />}
                          disabled={busy || !canMove(order, card, -1)}
                          onClick={() => change(card, moveCard(order, card, -1), 'up')}
                        />
                        <IconButton
                          data-do="down"
                          tooltip={false}
                          label={words.down(cardTitles[card])}
                          icon={<ArrowDown size={16} aria-hidden="true" />}
                          disabled={busy || !canMove(order, card, 1)}
                          onClick={() => change(card, moveCard(order, card, 1), 'down')}
                        />
                      </>
                    )}
                    <Button
                      data-do="see"
                      tone="quiet"
                      size="small"
                      aria-label={
                        place === 'hidden' ? words.show(cardTitles[card]) : words.hide(cardTitles[card])
                      }
                      disabled={busy}
                      onClick={() => change(card, placeCard(order, card, place === 'hidden'), 'see')}
                    >
                      {place === 'hidden' ? words.showShort : words.hideShort}
                    </Button>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
        <VisuallyHidden>
          <span role="status">{announcement}</span>
        </VisuallyHidden>
      </div>
    </Dialog>
  );
}
