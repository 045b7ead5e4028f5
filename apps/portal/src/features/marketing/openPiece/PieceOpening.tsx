import { PieceStoreError } from '@daybreak/designers/library';
import { Button, ButtonLink, EmptyState, Row } from '@daybreak/ui';
import { CloudOff, FileQuestion } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { LoadingScreen } from '../../../shared/pageStates/LoadingScreen.tsx';
import { designerPage } from '../../../shared/pieces/pieceAddress.ts';
import { failures } from '../../../shared/requests/messages.ts';
import { opening as words } from './messages.ts';
import { useLibraryControl } from './useLibraryControl.ts';

interface PieceOpeningProps {
  id: string;
  /** It's in this browser and is the open draft of this designer's page. */
  onOpened: (page: string) => void;
  /** Opens the page without the piece. */
  onWithout: () => void;
}

type Failure = { title: string; why: string; again: boolean };

function failureOf(error: unknown): Failure {
  if (error instanceof PieceStoreError && error.kind === 'refused')
    return { title: words.refusedTitle, why: error.message, again: false };
  if (error instanceof PieceStoreError && error.kind === 'signedOut')
    return { title: words.refusedTitle, why: failures.signedOut, again: true };
  if (!(error instanceof PieceStoreError)) console.error("Couldn't open a piece.", error);
  return { title: words.awayTitle, why: words.away, again: true };
}

/** The designer that a draft's key belongs to: `poster.3f2a`. */
const designerOf = (key: string): string => key.split('.', 1)[0] ?? key;

/** Opens a piece in its designer by its address, from the library or a colleague. */
export function PieceOpening({ id, onOpened, onWithout }: PieceOpeningProps) {
  const control = useLibraryControl();
  const [failure, setFailure] = useState<Failure>();
  const [tries, setTries] = useState(0);
  const opened = useEffectEvent(onOpened);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry loads again.
  useEffect(() => {
    if (!control) return;
    let isCurrent = true;
    setFailure(undefined);
    control.openPiece(id).then(
      (key) => isCurrent && opened(designerPage(designerOf(key))),
      (error: unknown) => isCurrent && setFailure(failureOf(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [control, id, tries]);

  if (!failure) return <LoadingScreen within />;
  const Icon = failure.again ? CloudOff : FileQuestion;
  return (
    <EmptyState
      role="alert"
      icon={<Icon size={28} />}
      title={failure.title}
      action={
        <Row gap="2" justify="center" wrap>
          {failure.again ? (
            <Button tone="primary" onClick={() => setTries(tries + 1)}>
              {words.again}
            </Button>
          ) : null}
          <Button onClick={onWithout}>{words.designer}</Button>
          <ButtonLink href="/marketing-materials">{words.hub}</ButtonLink>
        </Row>
      }
    >
      {failure.why}
    </EmptyState>
  );
}
