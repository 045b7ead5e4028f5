import { Button, EmptyState, PageHeader, Stack } from '@daybreak/ui';
import { BriefcaseBusiness, Plus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { ListState, LoadingRows } from '../../shared/lists/ListState.tsx';
import { usePage } from '../../shared/navigation/usePage.ts';
import { NotAllowed, notAllowedTitle } from '../../shared/pageStates/NotAllowed.tsx';
import { reviewsApplications } from '../../shared/session/rights.ts';
import { useAllowed } from '../../shared/session/useAllowed.ts';
import { page as messages, toasts } from './messages.ts';
import { PositionDialog } from './PositionDialog.tsx';
import { PositionTable } from './PositionTable.tsx';

const newPosition = 'new';

/** Lets administrators write, close and delete positions that applicants can apply for. */
export function PositionsPage() {
  const backend = useBackend();
  const { state, reload, update } = useAllowed(
    reviewsApplications,
    useCallback(() => backend.positions.list(), [backend]),
    toasts.loadFailed,
  );
  /** The id of the open position, or `newPosition`. */
  const [openId, setOpenId] = useState<string>();
  usePage(state.status === 'notAllowed' ? notAllowedTitle : messages.title);

  if (state.status === 'notAllowed') return <NotAllowed>{messages.notAllowed}</NotAllowed>;

  const positions = state.status === 'ready' ? state.value : [];
  const position = positions.find(({ id }) => id === openId);
  return (
    <Stack gap="6">
      <PageHeader
        title={messages.title}
        description={messages.description}
        actions={
          <Button tone="primary" icon={<Plus size={18} />} onClick={() => setOpenId(newPosition)}>
            {messages.add}
          </Button>
        }
      />
      <ListState
        state={state}
        messages={messages}
        {...(state.status === 'ready'
          ? { count: messages.count(positions.filter(({ isOpen }) => isOpen).length, positions.length) }
          : {})}
        placeholder={<LoadingRows rows={4} height={56} />}
        onRetry={reload}
      />
      {positions.length > 0 ? <PositionTable positions={positions} onOpen={setOpenId} /> : null}
      {state.status === 'ready' && positions.length === 0 ? (
        <EmptyState icon={<BriefcaseBusiness size={32} />} title={messages.emptyTitle}>
          {messages.empty}
        </EmptyState>
      ) : null}
      {openId === newPosition || position ? (
        <PositionDialog
          key={openId}
          position={position}
          onSaved={reload}
          onRemoved={(removedId) => update((before) => before.filter(({ id }) => id !== removedId))}
          onClose={() => setOpenId(undefined)}
        />
      ) : null}
    </Stack>
  );
}
