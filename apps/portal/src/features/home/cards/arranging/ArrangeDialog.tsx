import { Alert, Button, Dialog, Heading, IconButton, Stack, VisuallyHidden } from '@daybreak/ui';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { useBackend } from '../../../../backend/BackendProvider.tsx';
import { fixedFailure } from '../../../../shared/requests/failure.ts';
import { useRequest } from '../../../../shared/requests/useRequest.ts';
import { cardTitles, home as homeMessages, arranging as messages } from '../messages.ts';
import { useFocusAfter } from '../useFocusAfter.ts';
import * as styles from './ArrangeDialog.css.ts';
import {
  type Arranged,
  canMove,
  defaultOrder,
  type HomeCardName,
  moveCard,
  placeCard,
  placeOf,
  places,
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
  const { busy, failure, run } = useRequest(fixedFailure(homeMessages.notSaved));
  const groups = useRef<HTMLDivElement>(null);
  const focusAfter = useFocusAfter(groups);

  const change = (card: HomeCardName, next: Arranged, button: string) => {
    setOrder(next);
    const place = placeOf(next, card);
    const list = next[place];
    announce(messages.moved(cardTitles[card], messages.places[place], list.indexOf(card) + 1, list.length));
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
      title={messages.title}
      description={messages.description}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {messages.cancel}
          </Button>
          <Button disabled={busy} onClick={() => setOrder(withAvailable(defaultOrder, availableCards))}>
            {messages.reset}
          </Button>
          <Button tone="primary" busy={busy} busyLabel={messages.saving} onClick={save}>
            {messages.save}
          </Button>
        </>
      }
    >
      <Stack gap="5" ref={groups}>
        {failure ? <Alert tone="danger" title={failure} /> : null}
        {places.map((place) => {
          const cards = order[place];
          return (
            <Stack as="section" gap="2" key={place} aria-labelledby={`arrange-${place}`}>
              <Heading level={3} size="sm" id={`arrange-${place}`}>
                {messages.places[place]}
              </Heading>
              {cards.length === 0 ? <p className={styles.emptyList}>{messages.none}</p> : null}
              <ul className={styles.list}>
                {cards.map((card) => (
                  <li key={card} data-card={card} className={styles.row}>
                    <span className={styles.name}>{cardTitles[card]}</span>
                    {place === 'hidden' ? null : (
                      <>
                        <IconButton
                          data-do="up"
                          tooltip={false}
                          label={messages.up(cardTitles[card])}
                          icon={<ArrowUp size={16} />}
                          disabled={busy || !canMove(order, card, -1)}
                          onClick={() => change(card, moveCard(order, card, -1), 'up')}
                        />
                        <IconButton
                          data-do="down"
                          tooltip={false}
                          label={messages.down(cardTitles[card])}
                          icon={<ArrowDown size={16} />}
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
                        place === 'hidden' ? messages.show(cardTitles[card]) : messages.hide(cardTitles[card])
                      }
                      disabled={busy}
                      onClick={() => change(card, placeCard(order, card, place === 'hidden'), 'see')}
                    >
                      {place === 'hidden' ? messages.showShort : messages.hideShort}
                    </Button>
                  </li>
                ))}
              </ul>
            </Stack>
          );
        })}
        <VisuallyHidden>
          <span role="status">{announcement}</span>
        </VisuallyHidden>
      </Stack>
    </Dialog>
  );
}
