import { Button, ButtonLink, EmptyState, PageHeader, Skeleton, VisuallyHidden } from '@daybreak/ui';
import { ArrowLeft, Network } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useBackend } from '../../../backend/BackendProvider.tsx';
import type { Colleague } from '../../../backend/People.ts';
import { usePage } from '../../../shared/navigation/usePage.ts';
import { StillTrying } from '../../../shared/pageStates/StillTrying.tsx';
import { page as text } from './messages.ts';
import * as styles from './OrgChart.css.ts';
import { OrgTree } from './OrgTree.tsx';
import { openAtFirst, treeOf, withReports } from './tree.ts';

/** Who reports to whom. */
export function OrgChartPage() {
  const { people } = useBackend();
  const [everybody, setEverybody] = useState<readonly Colleague[] | 'failed'>();
  const [attempt, setAttempt] = useState(0);
  usePage(text.title);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt reads again.
  useEffect(() => {
    let cared = true;
    setEverybody(undefined);
    people.everybody().then(
      (received) => cared && setEverybody(received),
      (error: unknown) => {
        console.error('The org chart could not be read.', error);
        if (cared) setEverybody('failed');
      },
    );
    return () => {
      cared = false;
    };
  }, [people, attempt]);

  return (
    <div className={styles.page}>
      <PageHeader
        title={text.title}
        description={text.description}
        back={
          <ButtonLink
            href="/staff-directory"
            tone="quiet"
            size="small"
            icon={<ArrowLeft size={16} aria-hidden="true" />}
          >
            {text.back}
          </ButtonLink>
        }
      />
      {everybody === undefined ? (
        <>
          <p role="status" className={styles.count}>
            <VisuallyHidden>{text.loading}</VisuallyHidden>
            <StillTrying live="off" />
            &nbsp;
          </p>
          <div className={styles.skeleton} aria-hidden="true">
            {Array.from({ length: 8 }, (_, index) => (
              <Skeleton key={index} height={52} />
            ))}
          </div>
        </>
      ) : null}
      {everybody === 'failed' ? (
        <EmptyState
          title={text.failedTitle}
          action={
            <Button tone="primary" onClick={() => setAttempt((count) => count + 1)}>
              {text.retry}
            </Button>
          }
        >
          {text.failed}
        </EmptyState>
      ) : null}
      {typeof everybody === 'object' && everybody.length === 0 ? (
        <EmptyState icon={<Network size={32} />} title={text.emptyTitle}>
          {text.empty}
        </EmptyState>
      ) : null}
      {typeof everybody === 'object' && everybody.length > 0 ? <Chart everybody={everybody} /> : null}
    </div>
  );
}

function Chart({ everybody }: { everybody: readonly Colleague[] }) {
  const branches = useMemo(() => treeOf(everybody), [everybody]);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => openAtFirst(branches));
  const all = useMemo(() => withReports(branches), [branches]);
  return (
    <>
      <div className={styles.tools}>
        <p role="status" className={styles.count}>
          {text.count(everybody.length)}
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
