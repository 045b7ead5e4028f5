import { Alert, Button, Dialog, EmptyState, Stack, Text } from '@daybreak/ui';
import { Undo2 } from 'lucide-react';
import { formatAgo } from '../../../../shared/dates/ago.ts';
import { formatMoment } from '../../../../shared/dates/dates.ts';
import { failureMessage } from '../../../../shared/requests/failure.ts';
import { LoadState } from '../../../../shared/requests/LoadState.tsx';
import { useRequest } from '../../../../shared/requests/useRequest.ts';
import { overwritten as messages } from '../messages.ts';
import type { OpenPieceContext } from '../openPieceContext.ts';
import * as styles from './OverwrittenDialog.css.ts';
import { overwriteText } from './overwriteText.ts';
import type { OverwrittenControl } from './useOverwrittenFields.ts';

interface OverwrittenDialogProps {
  openPiece: OpenPieceContext;
  overwrites: OverwrittenControl;
  onClose: () => void;
}

/** Values that were overwritten when two people changed the same field, with their authors and restore buttons. */
export function OverwrittenDialog({ openPiece, overwrites, onClose }: OverwrittenDialogProps) {
  const { state, reload, labelOf, readOf } = overwrites;
  const { library, piece, control, people, me } = openPiece;
  const { busy, failure, run } = useRequest(failureMessage);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={messages.title}
      description={messages.intro}
      footer={<Button onClick={onClose}>{messages.close}</Button>}
    >
      {failure ? <Alert tone="danger" title={failure} /> : null}
      <LoadState loaded={overwrites} label={messages.loading} />
      {state.status === 'ready' && state.value.length === 0 ? (
        <EmptyState title={messages.none}>{messages.noneText}</EmptyState>
      ) : null}
      {state.status === 'ready' && state.value.length > 0 ? (
        <ul className={styles.list}>
          {state.value.map((each) => {
            const text = readOf(each.field, each.value);
            return (
              <li key={each.id} className={styles.entry}>
                <Stack gap="2">
                  <p className={styles.fieldName}>
                    <span>{`${overwriteText(each, me, labelOf(each.field), people.nameOf)} `}</span>
                    <span className={styles.time} title={formatMoment(each.overwrittenAt)}>
                      {formatAgo(each.overwrittenAt)}
                    </span>
                  </p>
                  <p className={styles.value} dir="auto">
                    {text || <span className={styles.time}>{messages.wasEmpty}</span>}
                  </p>
                </Stack>
                {each.putBackAt ? (
                  <Text size="sm" tone="muted">
                    {messages.isBack}
                  </Text>
                ) : piece.rights === 'view' ? null : (
                  <Button
                    size="small"
                    busy={busy}
                    icon={<Undo2 size={16} />}
                    aria-label={`${messages.putBack}: ${labelOf(each.field)}`}
                    onClick={() =>
                      run(
                        () => library.putBack(each.id, piece.revision, crypto.randomUUID()),
                        (saved) => {
                          control.take(openPiece.key, saved);
                          reload();
                        },
                      )
                    }
                  >
                    {messages.putBack}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      ) : null}
    </Dialog>
  );
}
