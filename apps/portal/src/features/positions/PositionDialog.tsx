import { Button, toast } from '@daybreak/ui';
import { useRef, useState } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import type { ListedPosition } from '../../backend/interfaces/Positions.ts';
import { CopyValue } from '../../shared/clipboard/CopyValue.tsx';
import { FormDialog } from '../../shared/forms/FormDialog.tsx';
import { useStoredForm } from '../../shared/forms/useStoredForm.ts';
import { failureMessage } from '../../shared/requests/failure.ts';
import { useRequest } from '../../shared/requests/useRequest.ts';
import { formPath } from './formPath.ts';
import { dialog as messages, toasts } from './messages.ts';
import { PositionFields } from './PositionFields.tsx';
import * as styles from './PositionsPage.css.ts';
import { noPosition, toFormValues, toPosition, validatePosition } from './positionForm.ts';

interface PositionDialogProps {
  /** Undefined for a new position. */
  position: ListedPosition | undefined;
  onSaved: () => void;
  /** Called after it's deleted. */
  onRemoved: (id: string) => void;
  onClose: () => void;
}

/** The form for a position. This browser keeps the input until it's saved or discarded. */
export function PositionDialog({ position, onSaved, onRemoved, onClose }: PositionDialogProps) {
  const { positions } = useBackend();
  const fields = useRef<HTMLFormElement>(null);
  const request = useRequest(failureMessage);
  const { busy, run } = request;
  const [id] = useState(() => position?.id ?? crypto.randomUUID());
  const form = useStoredForm(
    `daybreak-position:${position?.id ?? 'new'}`,
    position ? toFormValues(position) : noPosition,
  );
  const [problems, setProblems] = useState<ReturnType<typeof validatePosition>>({});
  const [isConfirmed, setIsConfirmed] = useState(false);
  const { values } = form;

  const submit = () => {
    const date = fields.current?.elements.namedItem('closesOn');
    const foundProblems = validatePosition(
      values,
      date instanceof HTMLInputElement && date.validity.badInput,
    );
    setProblems(foundProblems);
    if (Object.keys(foundProblems).length > 0) return;
    run(
      () => positions.save(toPosition(id, values)),
      () => {
        form.discard();
        toast({ ...toasts.saved, tone: 'success' });
        onSaved();
        onClose();
      },
    );
  };
  const remove = () => {
    if (!isConfirmed) {
      setIsConfirmed(true);
      return;
    }
    run(
      () => positions.remove(id),
      () => {
        form.discard();
        toast({ ...toasts.removed, tone: 'success' });
        onRemoved(id);
        onClose();
      },
    );
  };

  return (
    <FormDialog
      size="large"
      title={position ? messages.editTitle : messages.newTitle}
      description={messages.description}
      request={request}
      confirm={messages.save}
      otherButtons={
        <>
          {position && position.applications === 0 ? (
            <Button tone={isConfirmed ? 'danger' : 'neutral'} disabled={busy} onClick={remove}>
              {isConfirmed ? messages.removeSure : messages.remove}
            </Button>
          ) : null}
          {form.isDirty ? (
            <Button
              disabled={busy}
              onClick={() => {
                form.discard();
                setProblems({});
              }}
            >
              {messages.discard}
            </Button>
          ) : null}
        </>
      }
      formRef={fields}
      onSubmit={submit}
      onClose={onClose}
      footer={
        position?.isOpen ? (
          <div className={styles.address}>
            <span className={styles.label}>{messages.address}</span>
            <CopyValue value={new URL(formPath(id), location.origin).href} label={messages.addressLabel} />
          </div>
        ) : null
      }
    >
      <PositionFields form={form} problems={problems} busy={busy} isNew={position === undefined} />
      {form.isDirty && form.isStored ? <p className={styles.count}>{messages.kept}</p> : null}
    </FormDialog>
  );
}
