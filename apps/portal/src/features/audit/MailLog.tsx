import { EmptyState, PageHeader, SearchField, Select } from '@daybreak/ui';
import { Mail } from 'lucide-react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { mailStates } from '../../backend/interfaces/Audit.ts';
import { NoMatch } from '../../shared/lists/NoMatch.tsx';
import { BackLink } from '../../shared/navigation/BackLink.tsx';
import { superAdministratorPages } from '../../shared/navigation/pages.ts';
import { usePage } from '../../shared/navigation/usePage.ts';
import { NotAllowed } from '../../shared/pageStates/NotAllowed.tsx';
import { useViewInAddress } from '../../shared/textSearch/useViewInAddress.ts';
import * as styles from './AuditPage.css.ts';
import { mailsCsv } from './auditCsv.ts';
import { ExportButton } from './ExportButton.tsx';
import { MailTable } from './MailTable.tsx';
import { mailFilterOf, mailSearchOf, mailViewFrom } from './mailView.ts';
import { page as auditText, mailStateLabels, mails as text, toasts } from './messages.ts';
import { TrailList } from './TrailList.tsx';
import { useTrail } from './useTrail.ts';

const iconSize = 32;
const anyState = 'any';

/** The portal's emails with their recipients and delivery status, without their content. */
export function MailLog() {
  const { audit } = useBackend();
  const [view, change] = useViewInAddress(mailViewFrom, mailSearchOf);
  const filter = mailFilterOf(view);
  const trail = useTrail(filter, audit.mails, toasts.mailsFailed);
  const notAllowed = trail.state.status === 'notAllowed';
  usePage(notAllowed ? auditText.notAllowedTitle : text.title);
  if (notAllowed) return <NotAllowed words={auditText} />;

  const found = trail.state.status === 'ready' && trail.state.items.length > 0;
  const showAll = () => change({ query: '', state: '' });
  return (
    <div className={styles.page}>
      <PageHeader
        title={text.title}
        description={text.description}
        actions={
          <ExportButton
            name="emails"
            disabledReason={found ? undefined : auditText.nothingToExport}
            csv={() => mailsCsv(audit, filter)}
            failed={toasts.mailExportFailed}
          />
        }
        back={<BackLink href={superAdministratorPages.auditTrail.path}>{text.back}</BackLink>}
      />
      <search className={styles.mailTools}>
        <SearchField
          label={auditText.search}
          placeholder={text.searchHint}
          clearLabel={auditText.clear}
          value={view.query}
          onValueChange={(query) => change({ query })}
        />
        <Select
          label={text.state}
          value={view.state || anyState}
          options={[
            { value: anyState, label: text.anyState },
            ...mailStates.map((state) => ({ value: state, label: mailStateLabels[state] })),
          ]}
          onValueChange={(value) => change({ state: mailStates.find((state) => state === value) ?? '' })}
        />
      </search>
      <TrailList
        trail={trail}
        words={{ ...auditText, ...text }}
        table={(mails) => <MailTable mails={mails} />}
        nothing={
          view.query || view.state ? (
            <NoMatch title={text.noneTitle} clearLabel={text.showAll} onClear={showAll}>
              {text.none}
            </NoMatch>
          ) : (
            <EmptyState icon={<Mail size={iconSize} />} title={text.emptyTitle}>
              {text.empty}
            </EmptyState>
          )
        }
      />
    </div>
  );
}
