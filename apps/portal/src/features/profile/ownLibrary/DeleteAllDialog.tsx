import { Button, Dialog, Form, TextField } from '@daybreak/ui';
import { useId, useState } from 'react';
import { confirmingWord, deleting as words } from './messages.ts';

interface DeleteAllDialogProps {
  all: number;
  onClose: () => void;
  onConfirm: () => Promise<void>;
}

/** Requires typing a word, so that no one deletes their work with one click too many. */
export function DeleteAllDialog({ all, onClose, onConfirm }: DeleteAllDialogProps) {
  const form = useId();
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const [busy, setBusy] = useState(false);

  const submit = async () => {
    if (busy) return;
    setIsWrong(typed.trim() !== confirmingWord);
    if (typed.trim() !== confirmingWord) return;
    setBusy(true);
    await onConfirm();
    setBusy(false);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={!busy}
      size="small"
      title={words.title}
      description={words.description(all)}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {words.cancel}
          </Button>
          <Button type="submit" form={form} tone="danger" busy={busy} busyLabel={words.busy}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={submit}>
        <TextField
          label={words.field}
          value={typed}
          readOnly={busy}
          autoComplete="off"
          spellCheck={false}
          {...(isWrong ? { error: words.mismatch } : {})}
          onChange={(event) => {
            setTyped(event.target.value);
            setIsWrong(false);
          }}
        />
      </Form>
    </Dialog>
  );
}
