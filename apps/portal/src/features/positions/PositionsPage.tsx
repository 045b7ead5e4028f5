import { Button, ButtonLink, EmptyState, PageHeader, Skeleton, VisuallyHidden } from '@daybreak/ui';
import { BriefcaseBusiness, Plus } from 'lucide-react';
import { useState } from 'react';
import { usePage } from '../../shared/navigation/usePage.ts';
import { Message } from '../../shared/pageStates/Message.tsx';
import { StillTrying } from '../../shared/pageStates/StillTrying.tsx';
import { page as text } from './messages.ts';
import { PositionDialog } from './PositionDialog.tsx';
import * as styles from './PositionsPage.css.ts';
import { PositionTable } from './PositionTable.tsx';
import { usePositions } from './usePositions.ts';

const newPosition = 'new';

/** The positions that applicants can apply for: administrators write, close and delete them. */
export function PositionsPage() {
  const { state, retry, again, drop } = usePositions();
  /** The id of the open position, or `newPosition`. */
  const [opened, setOpened] = useState<string>();
  usePage(state.status === 'notAllowed' ? text.notAllowedTitle : text.title);

  if (state.status === 'notAllowed')
    return (
      <Message
        within
        title={text.notAllowedTitle}
        actions={
          <ButtonLink href="/" tone="primary">
            {text.home}
          </ButtonLink>
        }
      >
        {text.notAllowed}
      </Message>
    );

  const positions = state.status === 'ready' ? state.positions : [];
  const position = positions.find(({ id }) => id === opened);
  return (
    <div className={styles.page}>
      <PageHeader
        title={text.title}
        description={text.description}
        actions={
          <Button
            tone="primary"
            icon={<Plus size={18} aria-hidden="true" />}
            onClick={() => setOpened(newPosition)}
          >
            {text.add}
          </Button>
        }
      />
      <p role="status" className={styles.count}>
        {state.status === 'ready' ? (
          <span>{text.count(positions.filter(({ isOpen }) => isOpen).length, positions.length)}</span>
        ) : null}
        {state.status === 'loading' ? <VisuallyHidden>{text.loading}</VisuallyHidden> : null}
        {state.status === 'loading' ? <StillTrying live="off" /> : null}
        <span>&nbsp;</span>
      </p>
      {state.status === 'loading' ? (
        <div className={styles.skeleton} aria-hidden="true">
          {Array.from({ length: 4 }, (_, index) => (
            <Skeleton key={index} height={56} />
          ))}
        </div>
      ) : null}
      {state.status === 'failed' ? (
        <EmptyState
          title={text.failedTitle}
          action={
            <Button tone="primary" onClick={retry}>
              {text.retry}
            </Button>
          }
        >
          {text.failed}
        </EmptyState>
      ) : null}
      {positions.length > 0 ? <PositionTable positions={positions} onOpen={setOpened} /> : null}
      {state.status === 'ready' && positions.length === 0 ? (
        <EmptyState icon={<BriefcaseBusiness size={32} />} title={text.emptyTitle}>
          {text.empty}
        </EmptyState>
      ) : null}
      {opened === newPosition || position ? (
        <PositionDialog
          key={opened}
          position={position}
          onSaved={again}
          onRemoved={drop}
          onClose={() => setOpened(undefined)}
        />
      ) : null}
    </div>
  );
}
