import { catalogue, loadReadyPieces, type ReadyEntry } from '@daybreak/designers';
import { Button, Heading, Stack, Text, VisuallyHidden } from '@daybreak/ui';
import { useEffect, useRef, useState } from 'react';
import { useSeen } from '../../shared/pieces/useSeen.ts';
import { MaterialPreview } from './MaterialPreview.tsx';
import { marketing } from './messages.ts';
import * as styles from './ReadyPieces.css.ts';

const { ready: words } = marketing;
const within = { width: 120, height: 144 };
const nameOf = ({ designer }: ReadyEntry) => catalogue.find(({ id }) => id === designer)?.title ?? '';

interface ReadyPiecesProps {
  onBegin: (piece: ReadyEntry) => void;
}

/** Finished pieces by occasion, downloaded when the end of the page is near. */
export function ReadyPieces({ onBegin }: ReadyPiecesProps) {
  const section = useRef<HTMLElement>(null);
  const seen = useSeen(section);
  const [occasions, setOccasions] = useState<Awaited<ReturnType<typeof loadReadyPieces>>>();
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry loads again.
  useEffect(() => {
    if (!seen) return;
    setFailed(false);
    loadReadyPieces().then(setOccasions, (error: unknown) => {
      console.warn('The ready pieces could not be downloaded.', error);
      setFailed(true);
    });
  }, [seen, tries]);

  return (
    <section ref={section} className={styles.section} aria-labelledby="ready-pieces">
      <div className={styles.intro}>
        <Heading level={2} id="ready-pieces">
          {words.title}
        </Heading>
        <Text tone="muted">{words.intro}</Text>
      </div>
      {failed && !occasions ? (
        <Stack gap="3" align="start">
          <Text>{words.failed}</Text>
          <Button onClick={() => setTries(tries + 1)}>{words.again}</Button>
        </Stack>
      ) : null}
      {occasions?.map(({ title, pieces }) => (
        <section key={title} className={styles.occasion} aria-labelledby={`ready-${title}`}>
          <Heading level={3} id={`ready-${title}`}>
            {title}
          </Heading>
          <ul className={styles.row}>
            {pieces.map((piece) => (
              <li key={piece.id} className={styles.piece}>
                <div className={styles.picture}>
                  <MaterialPreview load={piece.preview} within={within} />
                </div>
                <button type="button" className={styles.button} onClick={() => onBegin(piece)}>
                  <span>{piece.title}</span>
                  <VisuallyHidden>{words.of(nameOf(piece))}</VisuallyHidden>
                </button>
                <span className={styles.designer} aria-hidden="true">
                  {nameOf(piece)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
