import { Button, Checkbox, Select, TextArea, TextField, toast } from '@daybreak/ui';
import { useRef, useState } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { type ListedPosition, positionKinds, positionLimits } from '../../backend/interfaces/Positions.ts';
import { CopyValue } from '../../shared/clipboard/CopyValue.tsx';
import { FormDialog } from '../../shared/forms/FormDialog.tsx';
import { fieldProps } from '../../shared/forms/fieldProps.ts';
import { useStoredForm } from '../../shared/forms/useStoredForm.ts';
import { failureMessage } from '../../shared/requests/failure.ts';
import { useRequest } from '../../shared/requests/useRequest.ts';
import { countries } from './countries.ts';
import { formPath } from './formPath.ts';
import { kindLabels, dialog as messages, toasts } from './messages.ts';
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
  const [places] = useState(countries);
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
  const field = fieldProps({ values, problems, busy, onChange: form.change });
  const counter = (name: 'title' | 'place' | 'description') => ({
    count: [...values[name].trim()].length,
    limit: positionLimits[name],
  });

  return (
    <FormDialog
      size="large"
      title={position ? messages.editTitle : messages.newTitle}
      description={messages.description}
      request={request}
      cancel={messages.cancel}
      confirm={messages.save}
      busyLabel={messages.saving}
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
      <TextField {...field('title')} label={messages.title} required dir="auto" counter={counter('title')} />
      <div className={styles.pair}>
        <TextField {...field('place')} label={messages.place} hint={messages.placeHint} required dir="auto" />
        <Select
          label={messages.kind}
          value={values.kind}
          options={positionKinds.map((kind) => ({ value: kind, label: kindLabels[kind] }))}
          busy={busy}
          onValueChange={(kind) => form.change({ kind })}
        />
      </div>
      <div className={styles.pair}>
        <Select
          label={messages.country}
          value={values.country}
          options={places}
          busy={busy}
          onValueChange={(country) => form.change({ country })}
        />
        <Checkbox
          label={messages.remote}
          hint={messages.remoteHint}
          checked={values.remote !== ''}
          disabled={busy}
          onCheckedChange={(remote) => form.change({ remote: remote ? 'remote' : '' })}
        />
      </div>
      <div className={styles.pair}>
        <TextField
          {...field('payFrom')}
          label={messages.payFrom}
          hint={messages.payHint}
          inputMode="numeric"
        />
        <TextField {...field('payTo')} label={messages.payTo} inputMode="numeric" />
        <Select
          label={messages.per}
          value={values.payPer}
          options={[
            { value: 'year', label: messages.perYear },
            { value: 'hour', label: messages.perHour },
          ]}
          busy={busy}
          onValueChange={(payPer) => form.change({ payPer })}
        />
      </div>
      <TextField
        {...field('closesOn')}
        label={messages.closes}
        hint={messages.closesHint}
        type="date"
        min="2000-01-01"
        max="2100-12-31"
      />
      <TextArea
        {...field('description')}
        label={messages.text}
        hint={messages.textHint}
        rows={8}
        dir="auto"
        counter={counter('description')}
      />
      {position ? (
        <Checkbox
          label={messages.closed}
          hint={messages.closedHint}
          checked={values.closed !== ''}
          disabled={busy}
          onCheckedChange={(closed) => form.change({ closed: closed ? 'closed' : '' })}
        />
      ) : null}
      {form.isDirty && form.isStored ? <p className={styles.count}>{messages.kept}</p> : null}
    </FormDialog>
  );
}
