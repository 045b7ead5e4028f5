import { ButtonLink, EmptyState, PageHeader, Stack } from '@daybreak/ui';
import { Mail, ScrollText } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { NoMatch } from '../../shared/lists/NoMatch.tsx';
import { usePage } from '../../shared/navigation/usePage.ts';
import { NotAllowed, notAllowedTitle } from '../../shared/pageStates/NotAllowed.tsx';
import { useViewInAddress } from '../../shared/textSearch/useViewInAddress.ts';
import { AuditTable } from './AuditTable.tsx';
import { AuditTools } from './AuditTools.tsx';
import { auditCsv } from './auditCsv.ts';
import { isReversed, parseView, serializeView, toFilter } from './auditView.ts';
import { ExportButton } from './ExportButton.tsx';
import { MailLog } from './MailLog.tsx';
import { isMailView, mailsPath } from './mailView.ts';
import { page as messages, toasts } from './messages.ts';
import { TrailList } from './TrailList.tsx';
import { useTrail } from './useTrail.ts';

const iconSize = 32;

/** The audit trail and the mail log, for super administrators. */
export const AuditPage = () => (isMailView(useSearchParams()[0]) ? <MailLog /> : <AuditEvents />);

/** The audit trail: who did what, and when. It can be searched, filtered and exported, but not changed. */
function AuditEvents() {
  const { audit } = useBackend();
  const [view, change] = useViewInAddress(parseView, serializeView);
  const filter = isReversed(view) ? undefined : toFilter(view);
  const trail = useTrail(filter, audit.list, toasts.loadFailed);
  const { state } = trail;
  usePage(state.status === 'notAllowed' ? notAllowedTitle : messages.title);

  if (state.status === 'notAllowed') return <NotAllowed>{messages.notAllowed}</NotAllowed>;

  const events = state.status === 'ready' ? state.items : [];
  return (
    <Stack gap="6">
      <PageHeader
        title={messages.title}
        description={messages.description}
        actions={
          <>
            <ButtonLink href={mailsPath} icon={<Mail size={18} />}>
              {messages.mails}
            </ButtonLink>
            <ExportButton
              name="audit-trail"
              disabledReason={events.length > 0 && filter ? undefined : messages.nothingToExport}
              csv={async () => (filter ? auditCsv(audit, filter) : '')}
              failed={toasts.exportFailed}
            />
          </>
        }
      />
      <AuditTools view={view} onChange={change} />
      <TrailList
        trail={trail}
        messages={messages}
        table={(found) => <AuditTable events={found} />}
        nothing={
          <Nothing
            filtered={`${serializeView(view)}` !== ''}
            onShowAll={() => change({ query: '', kind: '', from: '', to: '' })}
          />
        }
      />
    </Stack>
  );
}

/** The empty state: nothing matches, or nothing happened. */
const Nothing = ({ filtered, onShowAll }: { filtered: boolean; onShowAll: () => void }) =>
  filtered ? (
    <NoMatch title={messages.noneTitle} clearLabel={messages.showAll} onClear={onShowAll}>
      {messages.none}
    </NoMatch>
  ) : (
    <EmptyState icon={<ScrollText size={iconSize} />} title={messages.emptyTitle}>
      {messages.empty}
    </EmptyState>
  );
