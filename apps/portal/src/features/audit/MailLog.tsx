import { EmptyState, PageHeader, SearchField, Select, Stack } from '@daybreak/ui';
import { Mail } from 'lucide-react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { mailStates } from '../../backend/interfaces/Audit.ts';
import { NoMatch } from '../../shared/lists/NoMatch.tsx';
import { BackLink } from '../../shared/navigation/BackLink.tsx';
import { superAdministratorPages } from '../../shared/navigation/pages.ts';
import { usePage } from '../../shared/navigation/usePage.ts';
import { NotAllowed, notAllowedTitle } from '../../shared/pageStates/NotAllowed.tsx';
import { useViewInAddress } from '../../shared/textSearch/useViewInAddress.ts';
import * as styles from './AuditPage.css.ts';
import { mailsCsv } from './auditCsv.ts';
import { ExportButton } from './ExportButton.tsx';
import { MailTable } from './MailTable.tsx';
import { parseMailView, serializeMailView, toMailFilter } from './mailView.ts';
import { page as auditMessages, mailStateLabels, mails as messages, toasts } from './messages.ts';
import { TrailList } from './TrailList.tsx';
import { useTrail } from './useTrail.ts';

const iconSize = 32;
const anyState = 'any';

/** The portal's emails with their recipients and delivery status, without their content. */
export function MailLog() {
  const { audit } = useBackend();
  const [view, change] = useViewInAddress(parseMailView, serializeMailView);
  const filter = toMailFilter(view);
  const trail = useTrail(filter, audit.mails, toasts.mailsFailed);
  const notAllowed = trail.state.status === 'notAllowed';
  usePage(notAllowed ? notAllowedTitle : messages.title);
  if (notAllowed) return <NotAllowed>{auditMessages.notAllowed}</NotAllowed>;

  const found = trail.state.status === 'ready' && trail.state.items.length > 0;
  const showAll = () => change({ query: '', state: '' });
  return (
    <Stack gap="6">
      <PageHeader
        title={messages.title}
        description={messages.description}
        actions={
          <ExportButton
            name="emails"
            disabledReason={found ? undefined : auditMessages.nothingToExport}
            csv={() => mailsCsv(audit, filter)}
            failed={toasts.mailExportFailed}
          />
        }
        back={<BackLink href={superAdministratorPages.auditTrail.path}>{messages.back}</BackLink>}
      />
      <search className={styles.mailTools}>
        <SearchField
          label={auditMessages.search}
          placeholder={messages.searchHint}
          value={view.query}
          onValueChange={(query) => change({ query })}
        />
        <Select
          label={messages.state}
          value={view.state || anyState}
          options={[
            { value: anyState, label: messages.anyState },
            ...mailStates.map((state) => ({ value: state, label: mailStateLabels[state] })),
          ]}
          onValueChange={(value) => change({ state: mailStates.find((state) => state === value) ?? '' })}
        />
      </search>
      <TrailList
        trail={trail}
        messages={{ ...auditMessages, ...messages }}
        table={(mails) => <MailTable mails={mails} />}
        nothing={
          view.query || view.state ? (
            <NoMatch title={messages.noneTitle} clearLabel={messages.showAll} onClear={showAll}>
              {messages.none}
            </NoMatch>
          ) : (
            <EmptyState icon={<Mail size={iconSize} />} title={messages.emptyTitle}>
              {messages.empty}
            </EmptyState>
          )
        }
      />
    </Stack>
  );
}
