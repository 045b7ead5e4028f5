import type { PieceDraft, PieceLook } from '@daybreak/designers/library';
import { Alert, Button, Dialog, Text, toast } from '@daybreak/ui';
import type { TeamTemplate } from '../../../../backend/interfaces/Library.ts';
import { differences } from '../../../../shared/compare/compare.ts';
import { Differences } from '../../../../shared/compare/Differences.tsx';
import { readPlainly } from '../../../../shared/compare/readPlainly.ts';
import { failureMessage } from '../../../../shared/requests/failure.ts';
import { useRequest } from '../../../../shared/requests/useRequest.ts';
import { template as messages, versions } from '../messages.ts';
import type { OpenPieceContext } from '../openPieceContext.ts';
import { mergeTemplate } from './draftRules.ts';

interface NewerTemplateDialogProps {
  openPiece: OpenPieceContext;
  look: PieceLook | null;
  draft: PieceDraft;
  newerTemplate: TeamTemplate;
  onNotNow: () => void;
  onClose: () => void;
}

/** Previews the changes of a newer template version. Nothing changes until the user accepts. */
export function NewerTemplateDialog({
  openPiece,
  look,
  draft,
  newerTemplate,
  onNotNow,
  onClose,
}: NewerTemplateDialogProps) {
  const { library, piece, control, key, saveNow } = openPiece;
  const { busy, failure, run } = useRequest(failureMessage);
  const read = look?.read ?? readPlainly;
  const changes = differences(read(draft), read(mergeTemplate(draft, newerTemplate)));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={messages.newer}
      description={messages.newerIntro(newerTemplate.name, newerTemplate.version)}
      footer={
        <>
          <Button
            onClick={() => {
              onNotNow();
              onClose();
            }}
          >
            {messages.notNow}
          </Button>
          <Button
            tone="primary"
            busy={busy}
            onClick={() =>
              run(
                async () => {
                  await saveNow();
                  const saved = await library.followTemplate(piece.id, crypto.randomUUID());
                  control.take(key, saved);
                  await control.refresh(key);
                },
                () => {
                  toast({ title: messages.takenOver, description: messages.undoHint, tone: 'success' });
                  onClose();
                },
              )
            }
          >
            {messages.takeOver}
          </Button>
        </>
      }
    >
      {failure ? <Alert tone="danger" title={failure} /> : null}
      {changes.length > 0 ? (
        <Differences before={versions.now} after={messages.newer} differences={changes} />
      ) : (
        <Text>{messages.newerNothing}</Text>
      )}
    </Dialog>
  );
}
