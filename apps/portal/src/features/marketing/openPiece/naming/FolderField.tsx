import { TextField } from '@daybreak/ui';
import { useEffect, useEffectEvent, useId } from 'react';
import { useOptional } from '../../../../shared/requests/useOptional.ts';
import { naming } from '../messages.ts';

interface FolderFieldProps {
  load: () => Promise<readonly string[]>;
  /** Loads the initially selected folder. */
  loadFirst: (() => Promise<string>) | undefined;
  value: string;
  onChange: (folder: string) => void;
}

/** A field for a new or existing folder, with suggestions. */
export function FolderField({ load, loadFirst, value, onChange }: FolderFieldProps) {
  const list = useId();
  // The user can still type a name.
  const [folders = []] = useOptional(load, "Couldn't load the folders.");
  const onFirstLoaded = useEffectEvent((first: string) => {
    // Keep a name typed in the meantime.
    if (!value) onChange(first);
  });
  useEffect(() => {
    loadFirst?.().then(onFirstLoaded, (error: unknown) => console.warn("Couldn't load the folder.", error));
  }, [loadFirst]);
  return (
    <>
      <TextField
        label={naming.folder}
        hint={naming.moveText}
        placeholder={naming.noFolder}
        dir="auto"
        autoComplete="off"
        maxLength={120}
        list={list}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={list}>
        {folders.map((folder) => (
          <option key={folder} value={folder} />
        ))}
      </datalist>
    </>
  );
}
