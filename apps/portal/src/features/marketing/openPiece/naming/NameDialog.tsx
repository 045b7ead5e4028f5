import { TextField } from '@daybreak/ui';
import { type ReactNode, useState } from 'react';
import { FormDialog } from '../../../../shared/forms/FormDialog.tsx';
import { failureMessage } from '../../../../shared/requests/failure.ts';
import { useRequest } from '../../../../shared/requests/useRequest.ts';
import { naming } from '../messages.ts';
import { FolderField } from './FolderField.tsx';

/** Maximum length in the database, in characters. */
const maxLength = 120;

interface NameDialogProps {
  title: string;
  description?: ReactNode;
  /** The initial name. If absent, the dialog has no name field. */
  initialName?: string;
  /** Loads the user's folders. If absent, the dialog has no folder field. */
  loadFolders?: () => Promise<readonly string[]>;
  /** Loads the current folder. */
  loadFolder?: () => Promise<string>;
  confirm: string;
  onSubmit: (result: { name: string; folder: string }) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for a piece's name, its folder, or both. */
export function NameDialog({ initialName, loadFolders, loadFolder, onSubmit, ...rest }: NameDialogProps) {
  const [name, setName] = useState(initialName ?? '');
  const [folder, setFolder] = useState('');
  const [nameError, setNameError] = useState<string>();
  const request = useRequest(failureMessage);

  const submit = () => {
    const trimmed = name.trim();
    if (initialName !== undefined && (!trimmed || [...trimmed].length > maxLength)) {
      setNameError(trimmed ? naming.tooLong : naming.empty);
      return;
    }
    request.run(() => onSubmit({ name: trimmed, folder: folder.trim() }), rest.onClose);
  };

  return (
    <FormDialog {...rest} size="small" request={request} busyLabel={naming.working} onSubmit={submit}>
      {initialName === undefined ? null : (
        <TextField
          label={naming.name}
          dir="auto"
          autoComplete="off"
          value={name}
          error={nameError}
          onFocus={(event) => event.target.select()}
          onChange={(event) => {
            setNameError(undefined);
            setName(event.target.value);
          }}
        />
      )}
      {loadFolders ? (
        <FolderField load={loadFolders} loadFirst={loadFolder} value={folder} onChange={setFolder} />
      ) : null}
    </FormDialog>
  );
}
