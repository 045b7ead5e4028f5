import { PieceStoreError } from '@daybreak/designers/library';
import { Button, ButtonLink, EmptyState, Row } from '@daybreak/ui';
import { CloudOff, FileQuestion } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { designerPage } from '../../../shared/navigation/marketingAddresses.ts';
import { pages } from '../../../shared/navigation/pages.ts';
import { LoadingScreen } from '../../../shared/pageStates/LoadingScreen.tsx';
import { failures } from '../../../shared/requests/messages.ts';
import { pieceOpening as messages } from './messages.ts';
import { useLibraryControl } from './useLibraryControl.ts';

interface PieceOpeningProps {
  id: string;
  /** Called with the designer's page once the piece is its open draft in this browser. */
  onOpened: (page: string) => void;
  /** Opens the page without the piece. */
  onWithout: () => void;
}

type Failure = { title: string; reason: string; again: boolean };

function describeFailure(error: unknown): Failure {
  if (error instanceof PieceStoreError && error.kind === 'refused')
    return { title: messages.refusedTitle, reason: error.message, again: false };
  if (error instanceof PieceStoreError && error.kind === 'signedOut')
    return { title: messages.refusedTitle, reason: failures.signedOut, again: true };
  if (!(error instanceof PieceStoreError)) console.error("Couldn't open a piece.", error);
  return { title: messages.awayTitle, reason: messages.away, again: true };
}

/** Returns the designer in a draft's key, such as `poster.3f2a`. */
const designerOf = (key: string): string => key.split('.', 1)[0] ?? key;

/** Opens the piece in the address in its designer. */
export function PieceOpening({ id, onOpened, onWithout }: PieceOpeningProps) {
  const control = useLibraryControl();
  const [failure, setFailure] = useState<Failure>();
  const [tries, setTries] = useState(0);
  const whenOpened = useEffectEvent(onOpened);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry loads again.
  useEffect(() => {
    if (!control) return;
    let isCurrent = true;
    setFailure(undefined);
    control.openPiece(id).then(
      (key) => isCurrent && whenOpened(designerPage(designerOf(key))),
      (error: unknown) => isCurrent && setFailure(describeFailure(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [control, id, tries]);

  if (!failure) return <LoadingScreen isInPage />;
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
              {messages.again}
            </Button>
          ) : null}
          <Button onClick={onWithout}>{messages.designer}</Button>
          <ButtonLink href={pages.marketingCenter.path}>{messages.hub}</ButtonLink>
        </Row>
      }
    >
      {failure.reason}
    </EmptyState>
  );
}
