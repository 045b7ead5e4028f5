import { Button, ButtonLink, EmptyState, PageHeader, toast } from '@daybreak/ui';
import { Download, Mail, ScrollText, SearchX } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { saveText } from '../../files/startDownload.ts';
import { localDay } from '../../forms/localDay.ts';
import { usePage } from '../../navigation/usePage.ts';
import { useViewInAddress } from '../../textSearch/useViewInAddress.ts';
import * as styles from './AuditPage.css.ts';
import { AuditTable } from './AuditTable.tsx';
import { AuditTools } from './AuditTools.tsx';
import { auditCsv } from './auditCsv.ts';
import { filterOf, isWrongWay, searchOf, viewFrom } from './auditView.ts';
import { MailLog } from './MailLog.tsx';
import { isOfMails, mailsPath } from './mailView.ts';
import { page as text, toasts } from './messages.ts';
import { NotAllowed } from './NotAllowed.tsx';
import { TrailList } from './TrailList.tsx';
import { useTrail } from './useTrail.ts';

const iconSize = 32;

/** What super administrators look up: what was done, and what was mailed. */
export const AuditPage = () => (isOfMails(useSearchParams()[0]) ? <MailLog /> : <AuditEvents />);

/** Who did what, and when: found, filtered and exported, changed by nobody. */
function AuditEvents() {
  const { audit } = useBackend();
  const [view, change] = useViewInAddress(viewFrom, searchOf);
  const filter = isWrongWay(view) ? undefined : filterOf(view);
  const trail = useTrail(filter, audit.list, toasts.loadFailed);
  const { state } = trail;
  const [exporting, setExporting] = useState(false);
  usePage(state.status === 'notAllowed' ? text.notAllowedTitle : text.title);

  if (state.status === 'notAllowed') return <NotAllowed />;

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
  const events = state.status === 'ready' ? state.items : [];
  return (
    <div className={styles.page}>
      <PageHeader
        title={text.title}
        description={text.description}
        actions={
          <>
            <ButtonLink href={mailsPath} icon={<Mail size={18} aria-hidden="true" />}>
              {text.mails}
            </ButtonLink>
            <Button
              icon={<Download size={18} aria-hidden="true" />}
              busy={exporting}
              busyLabel={text.exporting}
              disabledReason={events.length > 0 && filter ? undefined : text.nothingToExport}
              onClick={() => void save()}
            >
              {text.export}
            </Button>
          </>
        }
      />
      <AuditTools view={view} onChange={change} />
      <TrailList
        trail={trail}
        words={text}
        table={(found) => <AuditTable events={found} />}
        nothing={
          <Nothing
            filtered={`${searchOf(view)}` !== ''}
            onShowAll={() => change({ query: '', kind: '', from: '', until: '' })}
          />
        }
      />
    </div>
  );
}

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
