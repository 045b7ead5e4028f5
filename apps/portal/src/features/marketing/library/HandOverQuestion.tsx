import { Select } from '@daybreak/ui';
import { useState } from 'react';
import type { FoundPiece } from '../../../backend/interfaces/Library.ts';
import { library } from './messages.ts';
import { PieceDialog } from './PieceDialog.tsx';
import type { AccountHolder } from './people.ts';
import type { PieceActions } from './usePieceActions.ts';

const { dialogs: messages } = library;

interface HandOverQuestionProps {
  pieces: readonly FoundPiece[];
  actions: PieceActions;
  colleagues: readonly AccountHolder[] | null | undefined;
  onClose: () => void;
}

/** Asks for the colleague who is to own pieces. */
export function HandOverQuestion({ pieces, actions, colleagues, onClose }: HandOverQuestionProps) {
  const [recipientId, setRecipientId] = useState('');
  const [missing, setMissing] = useState(false);
  const confirm = () => {
    const to = colleagues?.find(({ accountId }) => accountId === recipientId);
    setMissing(!to);
    return to ? actions.handOver(pieces, to) : false;
  };
  const error = missing ? messages.handOver.missing : undefined;
  return (
    <PieceDialog
      title={messages.handOver.title(pieces.length)}
      description={messages.handOver.text}
      confirm={messages.handOver.confirm}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Select
        label={messages.handOver.field}
        placeholder={messages.handOver.placeholder}
        value={recipientId}
        error={colleagues === null ? messages.handOver.nobody : error}
        options={(colleagues ?? []).map(({ accountId, name }) => ({
          value: accountId,
          label: name,
          verbatim: true,
        }))}
        onValueChange={(value) => {
          setMissing(false);
          setRecipientId(value);
        }}
      />
    </PieceDialog>
  );
}
