import { Button, Select, TextField } from '@daybreak/ui';
import { folded } from '@daybreak/ui/search';
import { type FocusEvent, useState } from 'react';
import type { FoundPiece } from '../../../backend/interfaces/Library.ts';
import { library } from './messages.ts';
import { PieceDialog } from './PieceDialog.tsx';
import * as styles from './PieceQuestions.css.ts';
import type { AccountHolder } from './people.ts';
import type { PieceActions } from './usePieceActions.ts';

const { dialogs: words } = library;

/** Maximum characters in a name; see docs/library.md. */
const maxNameLength = 120;

/** A question to ask before an action on pieces. */
export type PieceDialogState =
  | { ask: 'rename' | 'duplicate'; piece: FoundPiece }
  | { ask: 'folder' | 'handOver' | 'remove'; pieces: readonly FoundPiece[] };

interface PieceQuestionsProps {
  question: PieceDialogState;
  actions: PieceActions;
  folders: readonly string[];
  colleagues: readonly AccountHolder[] | null | undefined;
  me: string;
  onClose: () => void;
}

export function PieceQuestions({ question, actions, folders, colleagues, me, onClose }: PieceQuestionsProps) {
  if ('piece' in question) return <NameQuestion question={question} actions={actions} onClose={onClose} />;
  const { ask, pieces } = question;
  if (ask === 'folder')
    return <FolderQuestion pieces={pieces} actions={actions} folders={folders} onClose={onClose} />;
  if (ask === 'handOver')
    return (
      <HandOverQuestion
        pieces={pieces}
        actions={actions}
        colleagues={colleagues?.filter(({ accountId }) => accountId !== me) ?? colleagues}
        onClose={onClose}
      />
    );
  return (
    <PieceDialog
      title={words.remove.title(pieces.length)}
      description={words.remove.text}
      confirm={words.remove.confirm}
      danger
      onConfirm={() => actions.remove(pieces)}
      onClose={onClose}
    />
  );
}

const selectAll = ({ target }: FocusEvent<HTMLInputElement>) => target.select();

interface NameQuestionProps {
  question: Extract<PieceDialogState, { piece: FoundPiece }>;
  actions: PieceActions;
  onClose: () => void;
}

function NameQuestion({ question: { ask, piece }, actions, onClose }: NameQuestionProps) {
  const [name, setName] = useState(ask === 'rename' ? piece.name : copyName(piece.name));
  const [missing, setMissing] = useState(false);
  const confirm = () => {
    const trimmedName = name.trim();
    setMissing(!trimmedName);
    return trimmedName ? actions[ask](piece, trimmedName) : false;
  };
  return (
    <PieceDialog title={words[ask].title} confirm={words[ask].confirm} onConfirm={confirm} onClose={onClose}>
      <TextField
        label={words[ask].field}
        value={name}
        maxLength={maxNameLength}
        dir="auto"
        autoComplete="off"
        onFocus={selectAll}
        error={missing ? words.nameMissing : undefined}
        onChange={({ target }) => setName(target.value)}
      />
    </PieceDialog>
  );
}

/** Returns the name of a copy, cut to the maximum length. */
const copyName = (name: string) => words.copyOf(name).slice(0, maxNameLength).toWellFormed();

interface FolderQuestionProps {
  pieces: readonly FoundPiece[];
  actions: PieceActions;
  folders: readonly string[];
  onClose: () => void;
}

/** Maximum folders shown. Typing finds the others. */
const maxFolders = 8;

function FolderQuestion({ pieces, actions, folders, onClose }: FolderQuestionProps) {
  const [folder, setFolder] = useState(pieces.length === 1 ? (pieces[0]?.folder ?? '') : '');
  const [typed, setTyped] = useState(false);
  const wanted = typed ? folded(folder.trim()) : '';
  const suggestions = folders
    .filter((name) => name !== folder && folded(name).includes(wanted))
    .slice(0, maxFolders);
  return (
    <PieceDialog
      title={words.folder.title(pieces.length)}
      confirm={words.folder.confirm}
      onConfirm={() => actions.move(pieces, folder.trim())}
      onClose={onClose}
    >
      <div className={styles.stack}>
        <TextField
          label={words.folder.field}
          hint={words.folder.hint}
          value={folder}
          maxLength={maxNameLength}
          dir="auto"
          autoComplete="off"
          onFocus={selectAll}
          onChange={({ target }) => {
            setTyped(true);
            setFolder(target.value);
          }}
        />
        {suggestions.length > 0 ? (
          <fieldset className={styles.folders}>
            <legend className={styles.legend}>{words.folder.yours}</legend>
            {suggestions.map((name) => (
              <Button
                key={name}
                size="small"
                className={styles.folder}
                onClick={() => {
                  setTyped(false);
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
      </div>
    </PieceDialog>
  );
}

interface HandOverQuestionProps {
  pieces: readonly FoundPiece[];
  actions: PieceActions;
  colleagues: readonly AccountHolder[] | null | undefined;
  onClose: () => void;
}

function HandOverQuestion({ pieces, actions, colleagues, onClose }: HandOverQuestionProps) {
  const [recipientId, setChosen] = useState('');
  const [missing, setMissing] = useState(false);
  const confirm = () => {
    const to = colleagues?.find(({ accountId }) => accountId === recipientId);
    setMissing(!to);
    return to ? actions.handOver(pieces, to) : false;
  };
  const error = missing ? words.handOver.missing : undefined;
  return (
    <PieceDialog
      title={words.handOver.title(pieces.length)}
      description={words.handOver.text}
      confirm={words.handOver.confirm}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Select
        label={words.handOver.field}
        placeholder={words.handOver.placeholder}
        value={recipientId}
        error={colleagues === null ? words.handOver.nobody : error}
        options={(colleagues ?? []).map(({ accountId, name }) => ({
          value: accountId,
          label: name,
          verbatim: true,
        }))}
        onValueChange={(value) => {
          setMissing(false);
          setChosen(value);
        }}
      />
    </PieceDialog>
  );
}
