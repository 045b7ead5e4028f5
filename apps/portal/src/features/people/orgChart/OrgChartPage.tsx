import { Button, EmptyState, PageHeader } from '@daybreak/ui';
import { Network } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useBackend } from '../../../backend/BackendProvider.tsx';
import type { Colleague } from '../../../backend/interfaces/People.ts';
import { ListState, LoadingRows } from '../../../shared/lists/ListState.tsx';
import { BackLink } from '../../../shared/navigation/BackLink.tsx';
import { pages } from '../../../shared/navigation/pages.ts';
import { usePage } from '../../../shared/navigation/usePage.ts';
import { always } from '../../../shared/requests/failure.ts';
import { useLoaded } from '../../../shared/requests/useLoaded.ts';
import { page as text } from './messages.ts';
import * as styles from './OrgChart.css.ts';
import { OrgTree } from './OrgTree.tsx';
import { openAtFirst, treeOf, withReports } from './tree.ts';

/** The org chart. */
export function OrgChartPage() {
  const { people } = useBackend();
  const { state, reload } = useLoaded(
    useCallback(() => people.list(), [people]),
    always("Couldn't load the org chart."),
  );
  usePage(text.title);

  return (
    <div className={styles.page}>
      <PageHeader
        title={text.title}
        description={text.description}
        back={<BackLink href={pages.staffDirectory.path}>{text.back}</BackLink>}
      />
      {state.status === 'ready' ? null : (
        <ListState state={state} words={text} placeholder={<LoadingRows height={52} />} onRetry={reload} />
      )}
      {state.status === 'ready' && state.value.length === 0 ? (
        <EmptyState icon={<Network size={32} />} title={text.emptyTitle}>
          {text.empty}
        </EmptyState>
      ) : null}
      {state.status === 'ready' && state.value.length > 0 ? <Chart colleagues={state.value} /> : null}
    </div>
  );
}

function Chart({ colleagues }: { colleagues: readonly Colleague[] }) {
  const branches = useMemo(() => treeOf(colleagues), [colleagues]);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => openAtFirst(branches));
  const all = useMemo(() => withReports(branches), [branches]);
  return (
    <>
      <div className={styles.tools}>
        <p role="status" className={styles.count}>
          {text.count(colleagues.length)}
        </p>
        {all.length > 0 ? (
          <>
            <Button size="small" onClick={() => setOpen(new Set(all))}>
              {text.openAll}
            </Button>
            <Button size="small" onClick={() => setOpen(new Set())}>
              {text.closeAll}
            </Button>
          </>
        ) : null}
      </div>
      {all.length === 0 ? <p className={styles.count}>{text.flat}</p> : null}
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
