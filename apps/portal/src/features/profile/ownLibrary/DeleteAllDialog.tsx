import { TextField } from '@daybreak/ui';
import { useState } from 'react';
import { FormDialog } from '../../../shared/forms/FormDialog.tsx';
import { sentenceOf } from '../../../shared/requests/failure.ts';
import { useRequest } from '../../../shared/requests/useRequest.ts';
import { confirmingWord, deleting as words } from './messages.ts';

interface DeleteAllDialogProps {
  all: number;
  onClose: () => void;
  onConfirm: () => Promise<void>;
}

/** Requires typing a word, so that no one deletes their work by accident. */
export function DeleteAllDialog({ all, onClose, onConfirm }: DeleteAllDialogProps) {
  const [entered, setEntered] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const request = useRequest(sentenceOf);

  const submit = () => {
    setIsWrong(entered.trim() !== confirmingWord);
    if (entered.trim() === confirmingWord) request.run(onConfirm);
  };
  return (
    <FormDialog
      size="small"
      title={words.title}
      description={words.description(all)}
      request={request}
      cancel={words.cancel}
      confirm={words.confirm}
      busyLabel={words.busy}
      isDangerous
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={words.field}
        value={entered}
        readOnly={request.busy}
        autoComplete="off"
        spellCheck={false}
        {...(isWrong ? { error: words.mismatch } : {})}
        onChange={(event) => {
          setEntered(event.target.value);
          setIsWrong(false);
        }}
      />
    </FormDialog>
  );
}
