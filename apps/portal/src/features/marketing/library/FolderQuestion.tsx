import { Button, Stack, TextField } from '@daybreak/ui';
import { folded } from '@daybreak/ui/search';
import { useState } from 'react';
import type { FoundPiece } from '../../../backend/interfaces/Library.ts';
import { library } from './messages.ts';
import { PieceDialog } from './PieceDialog.tsx';
import * as styles from './PieceQuestions.css.ts';
import type { PieceActions } from './usePieceActions.ts';

const { dialogs: messages } = library;

/** Maximum characters in a name; see docs/library.md. */
export const maxNameLength = 120;

interface FolderQuestionProps {
  pieces: readonly FoundPiece[];
  actions: PieceActions;
  folders: readonly string[];
  onClose: () => void;
}

/** Maximum folders shown. Typing finds the others. */
const maxFolders = 8;

/** Asks for the folder to move pieces to, and suggests the user's. */
export function FolderQuestion({ pieces, actions, folders, onClose }: FolderQuestionProps) {
  const [folder, setFolder] = useState(pieces.length === 1 ? (pieces[0]?.folder ?? '') : '');
  const [isTyped, setIsTyped] = useState(false);
  const query = isTyped ? folded(folder.trim()) : '';
  const suggestions = folders
    .filter((name) => name !== folder && folded(name).includes(query))
    .slice(0, maxFolders);
  return (
    <PieceDialog
      title={messages.folder.title(pieces.length)}
      confirm={messages.folder.confirm}
      onConfirm={() => actions.move(pieces, folder.trim())}
      onClose={onClose}
    >
      <Stack gap="4">
        <TextField
          label={messages.folder.field}
          hint={messages.folder.hint}
          value={folder}
          maxLength={maxNameLength}
          dir="auto"
          autoComplete="off"
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => {
            setIsTyped(true);
            setFolder(target.value);
          }}
        />
        {suggestions.length > 0 ? (
          <fieldset className={styles.folders}>
            <legend className={styles.legend}>{messages.folder.yours}</legend>
            {suggestions.map((name) => (
              <Button
                key={name}
                size="small"
                className={styles.folder}
                onClick={() => {
                  setIsTyped(false);
                  setFolder(name);
                }}
              >
                <span dir="auto" className={styles.folderName}>
                  {name}
                </span>
              </Button>
            ))}
          </fieldset>
        ) : null}
      </Stack>
    </PieceDialog>
  );
}
