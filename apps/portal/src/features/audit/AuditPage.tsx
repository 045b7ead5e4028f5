import { Button, ButtonLink, EmptyState, PageHeader, Skeleton, toast, VisuallyHidden } from '@daybreak/ui';
import { Download, ScrollText, SearchX } from 'lucide-react';
import { useState } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { saveText } from '../../files/startDownload.ts';
import { FailureInPlace } from '../../forms/FailureInPlace.tsx';
import { localDay } from '../../forms/localDay.ts';
import { usePage } from '../../navigation/usePage.ts';
import { Message } from '../../pageStates/Message.tsx';
import { StillTrying } from '../../pageStates/StillTrying.tsx';
import { useViewInAddress } from '../../textSearch/useViewInAddress.ts';
import * as styles from './AuditPage.css.ts';
import { AuditTable } from './AuditTable.tsx';
import { AuditTools } from './AuditTools.tsx';
import { auditCsv } from './auditCsv.ts';
import { filterOf, isWrongWay, searchOf, viewFrom } from './auditView.ts';
import { page as text, toasts } from './messages.ts';
import { useAudit } from './useAudit.ts';

const iconSize = 32;

/** Who did what, and when: found, filtered and exported by super administrators, changed by nobody. */
export function AuditPage() {
  const { audit } = useBackend();
  const [view, change] = useViewInAddress(viewFrom, searchOf);
  const filter = isWrongWay(view) ? undefined : filterOf(view);
  const { state, retry, showMore } = useAudit(filter);
  const [exporting, setExporting] = useState(false);
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

  const save = async () => {
    if (!filter) return;
    setExporting(true);
    try {
      const csv = await auditCsv(audit, filter);
      if (csv) saveText(csv, 'text/csv', `audit-trail-${localDay(new Date())}.csv`);
    } catch (error) {
      console.error('The audit trail could not be exported.', error);
      toast({ ...toasts.exportFailed, tone: 'danger' });
    } finally {
      setExporting(false);
    }
  };
  const events = state.status === 'ready' ? state.events : [];
  return (
    <div className={styles.page}>
      <PageHeader
        title={text.title}
        description={text.description}
        actions={
          <Button
            icon={<Download size={18} aria-hidden="true" />}
            busy={exporting}
            busyLabel={text.exporting}
            disabledReason={events.length > 0 && filter ? undefined : text.nothingToExport}
            onClick={() => void save()}
          >
            {text.export}
          </Button>
        }
      />
      <AuditTools view={view} onChange={change} />
      <p role="status" className={styles.count}>
        {state.status === 'ready' ? text.count(events.length, state.more) : null}
        {state.status === 'loading' ? <VisuallyHidden>{text.loading}</VisuallyHidden> : null}
        {state.status === 'loading' ? <StillTrying live="off" /> : null}
        &nbsp;
      </p>
      {state.status === 'loading' ? <LoadingRows /> : null}
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
      {events.length > 0 ? <AuditTable events={events} /> : null}
      {state.status === 'ready' && state.more ? (
        <div className={styles.more}>
          <Button busy={state.adding === 'busy'} busyLabel={text.moreBusy} onClick={() => void showMore()}>
            {text.more}
          </Button>
          <FailureInPlace words={state.adding === 'failed' ? text.moreFailed : undefined} />
        </div>
      ) : null}
      {state.status === 'ready' && events.length === 0 ? (
        <Nothing
          filtered={`${searchOf(view)}` !== ''}
          onShowAll={() => change({ query: '', kind: '', from: '', until: '' })}
        />
      ) : null}
    </div>
  );
}

const LoadingRows = () => (
  <div className={styles.skeleton} aria-hidden="true">
    {Array.from({ length: 8 }, (_, index) => (
      <Skeleton key={index} height={48} />
    ))}
  </div>
);

/** Nothing to show: because nothing matches, or because nothing happened. */
const Nothing = ({ filtered, onShowAll }: { filtered: boolean; onShowAll: () => void }) =>
  filtered ? (
    <EmptyState
      icon={<SearchX size={iconSize} />}
      title={text.noneTitle}
      action={<Button onClick={onShowAll}>{text.showAll}</Button>}
    >
      {text.none}
    </EmptyState>
  ) : (
    <EmptyState icon={<ScrollText size={iconSize} />} title={text.emptyTitle}>
      {text.empty}
    </EmptyState>
  );
