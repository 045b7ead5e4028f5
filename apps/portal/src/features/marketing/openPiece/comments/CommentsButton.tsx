import { Button } from '@daybreak/ui';
import { MessageSquare } from 'lucide-react';
import { useCallback } from 'react';
import { useBackend } from '../../../../backend/BackendProvider.tsx';
import { fixedFailure } from '../../../../shared/requests/failure.ts';
import { useLoaded } from '../../../../shared/requests/useLoaded.ts';
import { comments as messages } from './messages.ts';

const explain = fixedFailure("Couldn't count the comments.");

/** Shows the number of open comments and opens them. Renders nothing without any; the menu has them too. */
export function CommentsButton({ piece, onOpen }: { piece: string; onOpen: () => void }) {
  const { comments } = useBackend();
  const { state } = useLoaded(
    useCallback(
      async () => (await comments.list(piece)).filter(({ resolution }) => !resolution).length,
      [comments, piece],
    ),
    explain,
  );
  return state.status === 'ready' && state.value > 0 ? (
    <Button size="small" icon={<MessageSquare size={16} />} onClick={onOpen}>
      {messages.open(state.value)}
    </Button>
  ) : null;
}
