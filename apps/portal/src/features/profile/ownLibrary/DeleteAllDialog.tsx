import { TextField } from '@daybreak/ui';
import { useState } from 'react';
import { FormDialog } from '../../../shared/forms/FormDialog.tsx';
import { failureMessage } from '../../../shared/requests/failure.ts';
import { useRequest } from '../../../shared/requests/useRequest.ts';
import { confirmingWord, deleting as messages } from './messages.ts';

interface DeleteAllDialogProps {
  all: number;
  onClose: () => void;
  onConfirm: () => Promise<void>;
}

/** Requires typing a word, so that no one deletes their work by accident. */
export function DeleteAllDialog({ all, onClose, onConfirm }: DeleteAllDialogProps) {
  const [entered, setEntered] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const request = useRequest(failureMessage);

  const submit = () => {
    setIsWrong(entered.trim() !== confirmingWord);
    if (entered.trim() === confirmingWord) request.run(onConfirm);
  };
  return (
    <FormDialog
      size="small"
      title={messages.title}
      description={messages.description(all)}
      request={request}
      confirm={messages.confirm}
      busyLabel={messages.busy}
      isDangerous
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={messages.field}
        value={entered}
        readOnly={request.busy}
        autoComplete="off"
        spellCheck={false}
        {...(isWrong ? { error: messages.mismatch } : {})}
        onChange={(event) => {
          setEntered(event.target.value);
          setIsWrong(false);
        }}
      />
    </FormDialog>
  );
}
