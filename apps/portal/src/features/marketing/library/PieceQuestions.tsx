import { TextField } from '@daybreak/ui';
import { useState } from 'react';
import type { FoundPiece } from '../../../backend/interfaces/Library.ts';
import { FolderQuestion, maxNameLength } from './FolderQuestion.tsx';
import { HandOverQuestion } from './HandOverQuestion.tsx';
import { library } from './messages.ts';
import { PieceDialog } from './PieceDialog.tsx';
import type { AccountHolder } from './people.ts';
import type { PieceActions } from './usePieceActions.ts';

const { dialogs: messages } = library;

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
      title={messages.remove.title(pieces.length)}
      description={messages.remove.text}
      confirm={messages.remove.confirm}
      danger
      onConfirm={() => actions.remove(pieces)}
      onClose={onClose}
    />
  );
}

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
    <PieceDialog
      title={messages[ask].title}
      confirm={messages[ask].confirm}
      onConfirm={confirm}
      onClose={onClose}
    >
      <TextField
        label={messages[ask].field}
        value={name}
        maxLength={maxNameLength}
        dir="auto"
        autoComplete="off"
        onFocus={({ target }) => target.select()}
        error={missing ? messages.nameMissing : undefined}
        onChange={({ target }) => setName(target.value)}
      />
    </PieceDialog>
  );
}

/** Returns the name of a copy, cut to the maximum length. */
const copyName = (name: string) => messages.copyOf(name).slice(0, maxNameLength).toWellFormed();
