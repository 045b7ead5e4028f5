import { TextField } from '@daybreak/ui';
import { type ReactNode, useState } from 'react';
import { FormDialog } from '../../../../shared/forms/FormDialog.tsx';
import { sentenceOf } from '../../../../shared/requests/failure.ts';
import { useRequest } from '../../../../shared/requests/useRequest.ts';
import { naming } from '../messages.ts';
import { FolderField } from './FolderField.tsx';

/** Maximum length in the database, in characters. */
const longest = 120;

interface NameDialogProps {
  title: string;
  description?: ReactNode;
  /** The initial name. If absent, the dialog has no name field. */
  name?: string;
  /** Loads the user's folders. If absent, the dialog has no folder field. */
  loadFolders?: () => Promise<readonly string[]>;
  /** Loads the current folder. */
  loadFolder?: () => Promise<string>;
  action: string;
  onSubmit: (named: { name: string; folder: string }) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for a piece's name, its folder, or both. */
export function NameDialog({
  title,
  description,
  name: first,
  loadFolders,
  loadFolder,
  action,
  onSubmit,
  onClose,
}: NameDialogProps) {
  const [name, setName] = useState(first ?? '');
  const [folder, setFolder] = useState('');
  const [wrong, setWrong] = useState<string>();
  const request = useRequest(sentenceOf);

  const submit = () => {
    const plain = name.trim();
    if (first !== undefined && (!plain || [...plain].length > longest)) {
      setWrong(plain ? naming.tooLong : naming.empty);
      return;
    }
    request.run(() => onSubmit({ name: plain, folder: folder.trim() }), onClose);
  };

  return (
    <FormDialog
      size="small"
      title={title}
      description={description}
      request={request}
      cancel={naming.cancel}
      confirm={action}
      busyLabel={naming.working}
      onSubmit={submit}
      onClose={onClose}
    >
      {first === undefined ? null : (
        <TextField
          label={naming.name}
          dir="auto"
          autoComplete="off"
          value={name}
          error={wrong}
          onFocus={(event) => event.target.select()}
          onChange={(event) => {
            setWrong(undefined);
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
