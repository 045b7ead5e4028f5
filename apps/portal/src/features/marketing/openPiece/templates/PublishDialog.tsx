import { Alert, Button, Dialog, Spinner, toast } from '@daybreak/ui';
import { useCallback, useId } from 'react';
import { readPlainly } from '../../../../shared/compare/readPlainly.ts';
import { failureMessage } from '../../../../shared/requests/failure.ts';
import { LoadState } from '../../../../shared/requests/LoadState.tsx';
import { useLoaded } from '../../../../shared/requests/useLoaded.ts';
import { useRequest } from '../../../../shared/requests/useRequest.ts';
import { template as messages, naming, pieceOpening } from '../messages.ts';
import type { OpenPieceContext } from '../openPieceContext.ts';
import { usePieceRenderer } from '../usePieceRenderer.ts';
import { PublishForm } from './PublishForm.tsx';

/** Makes a template from a piece. The user chooses which fields are open, locked, or must be changed. */
export function PublishDialog({ openPiece, onClose }: { openPiece: OpenPieceContext; onClose: () => void }) {
  const { library, piece, saveNow } = openPiece;
  const renderer = usePieceRenderer(piece.designer);
  const load = useCallback(async () => {
    await saveNow();
    return Promise.all([library.open(piece.id), library.templates(piece.designer)]);
  }, [library, saveNow, piece.id, piece.designer]);
  const loaded = useLoaded(load);
  const { state } = loaded;
  const form = useId();
  const { busy, failure, run } = useRequest(failureMessage);
  const ready = state.status === 'ready' && renderer !== undefined;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      title={messages.publishTitle}
      description={messages.publishIntro}
      footer={
        <>
          <Button onClick={onClose} data-not-first>
            {naming.cancel}
          </Button>
          <Button
            tone="primary"
            type="submit"
            form={form}
            busy={busy}
            busyLabel={messages.publishing}
            disabled={!ready}
          >
            {messages.publish}
          </Button>
        </>
      }
    >
      {failure ? <Alert tone="danger" title={failure} /> : null}
      {state.status === 'ready' && renderer === undefined ? <Spinner label={pieceOpening.loading} /> : null}
      <LoadState loaded={loaded} label={pieceOpening.loading} />
      {state.status === 'ready' && renderer !== undefined ? (
        <PublishForm
          id={form}
          pieceName={piece.name}
          fields={(renderer?.read ?? readPlainly)(state.value[0].draft)}
          templates={state.value[1].filter(({ withdrawnAt }) => !withdrawnAt)}
          template={state.value[1].find(({ id }) => id === piece.fromTemplate?.id)}
          onPublish={(published) =>
            run(
              () => library.publishTemplate({ ...published, piece: piece.id }),
              (version) => {
                toast({ title: messages.published(published.name, version), tone: 'success' });
                onClose();
              },
            )
          }
        />
      ) : null}
    </Dialog>
  );
}
