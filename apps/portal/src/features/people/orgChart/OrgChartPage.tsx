import { Button, EmptyState, PageHeader } from '@daybreak/ui';
import { Network } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useBackend } from '../../../backend/BackendProvider.tsx';
import type { Colleague } from '../../../backend/interfaces/People.ts';
import { ListState, LoadingRows } from '../../../shared/lists/ListState.tsx';
import { BackLink } from '../../../shared/navigation/BackLink.tsx';
import { pages } from '../../../shared/navigation/pages.ts';
import { usePage } from '../../../shared/navigation/usePage.ts';
import { fixedFailure } from '../../../shared/requests/failure.ts';
import { useLoaded } from '../../../shared/requests/useLoaded.ts';
import { page as messages } from './messages.ts';
import * as styles from './OrgChart.css.ts';
import { OrgTree } from './OrgTree.tsx';
import { buildTree, initiallyOpen, peopleWithReports } from './tree.ts';

export function OrgChartPage() {
  const { people } = useBackend();
  const { state, reload } = useLoaded(
    useCallback(() => people.list(), [people]),
    fixedFailure("Couldn't load the org chart."),
  );
  usePage(messages.title);

  return (
    <div className={styles.page}>
      <PageHeader
        title={messages.title}
        description={messages.description}
        back={<BackLink href={pages.staffDirectory.path}>{messages.back}</BackLink>}
      />
      {state.status === 'ready' ? null : (
        <ListState
          state={state}
          messages={messages}
          placeholder={<LoadingRows height={52} />}
          onRetry={reload}
        />
      )}
      {state.status === 'ready' && state.value.length === 0 ? (
        <EmptyState icon={<Network size={32} />} title={messages.emptyTitle}>
          {messages.empty}
        </EmptyState>
      ) : null}
      {state.status === 'ready' && state.value.length > 0 ? <Chart colleagues={state.value} /> : null}
    </div>
  );
}

function Chart({ colleagues }: { colleagues: readonly Colleague[] }) {
  const branches = useMemo(() => buildTree(colleagues), [colleagues]);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => initiallyOpen(branches));
  const all = useMemo(() => peopleWithReports(branches), [branches]);
  return (
    <>
      <div className={styles.tools}>
        <p role="status" className={styles.count}>
          {messages.count(colleagues.length)}
        </p>
        {all.length > 0 ? (
          <>
            <Button size="small" onClick={() => setOpen(new Set(all))}>
              {messages.openAll}
            </Button>
            <Button size="small" onClick={() => setOpen(new Set())}>
              {messages.closeAll}
            </Button>
          </>
        ) : null}
      </div>
      {all.length === 0 ? <p className={styles.count}>{messages.flat}</p> : null}
      <OrgTree
        branches={branches}
        open={open}
        onOpen={(id, next) =>
          setOpen((before) => new Set(next ? [...before, id] : [...before].filter((each) => each !== id)))
        }
      />
    </>
  );
}
