import { Button, ButtonLink, Checkbox, EmptyState, PageHeader, Stack } from '@daybreak/ui';
import { Download, Inbox, SquareArrowOutUpRight } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { localDay } from '../../shared/dates/dates.ts';
import { ListState, LoadingRows } from '../../shared/lists/ListState.tsx';
import { NoMatch } from '../../shared/lists/NoMatch.tsx';
import { administratorPages, unlistedPaths } from '../../shared/navigation/pages.ts';
import { usePage } from '../../shared/navigation/usePage.ts';
import { NotAllowed, notAllowedTitle } from '../../shared/pageStates/NotAllowed.tsx';
import { useViewInAddress } from '../../shared/textSearch/useViewInAddress.ts';
import { ApplicationDialog } from './ApplicationDialog.tsx';
import { ApplicationSheets } from './ApplicationSheets.tsx';
import { ApplicationTable } from './ApplicationTable.tsx';
import { ApplicationTools } from './ApplicationTools.tsx';
import { saveCsv } from './applicationsCsv.ts';
import { filterApplications, parseView, serializeView } from './applicationsView.ts';
import * as styles from './JobApplicationsPage.css.ts';
import { ManyApplications } from './ManyApplications.tsx';
import { bulk, page as messages, sheets } from './messages.ts';
import { useApplications } from './useApplications.ts';

const iconSize = 32;

/** Applications from the public form. Administrators find, read, annotate, answer and delete them here. */
export function JobApplicationsPage() {
  const [view, change] = useViewInAddress(parseView, serializeView);
  const { state, reload, replace, remove } = useApplications();
  const printing = view.print.length > 0;
  usePage(state.status === 'notAllowed' ? notAllowedTitle : printing ? sheets.title : messages.title);
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());

  // Keeps typing responsive while a long list is filtered.
  const deferredQuery = useDeferredValue(view.query);
  const { status, position } = view;
  const applications = state.status === 'ready' ? state.value : undefined;
  const matching = useMemo(
    () => (applications ? filterApplications(applications, { query: deferredQuery, status, position }) : []),
    [applications, deferredQuery, status, position],
  );

  if (state.status === 'notAllowed') return <NotAllowed>{messages.notAllowed}</NotAllowed>;

  const all = applications ?? [];
  const address = (changes: Partial<typeof view>) =>
    `${administratorPages.jobApplications.path}?${serializeView({ ...view, open: '', print: [], ...changes })}`;
  if (printing && state.status !== 'failed')
    return (
      <ApplicationSheets
        applications={applications?.filter(({ id }) => view.print.includes(id))}
        backHref={address({})}
      />
    );
  // Applications hidden by a filter don't count as selected.
  const chosenIds = matching.filter(({ id }) => selectedIds.has(id)).map(({ id }) => id);
  const openApplication = all.find(({ id }) => id === view.open);
  return (
    <Stack gap="6">
      <PageHeader
        title={messages.title}
        description={messages.description}
        actions={
          <>
            <ButtonLink
              href={unlistedPaths.applicationForm}
              newTab
              icon={<SquareArrowOutUpRight size={18} />}
            >
              {messages.form}
            </ButtonLink>
            <Button
              icon={<Download size={18} />}
              disabledReason={matching.length > 0 ? undefined : messages.nothingToExport}
              onClick={() => saveCsv(matching, localDay(new Date()))}
            >
              {messages.export}
            </Button>
          </>
        }
      />
      <ApplicationTools view={view} applications={applications} onChange={change} />
      <ListState
        state={state}
        messages={messages}
        {...(applications ? { count: messages.count(matching.length, all.length) } : {})}
        placeholder={<LoadingRows />}
        onRetry={reload}
      />
      {matching.length > 1 ? (
        <Checkbox
          className={styles.selectAll}
          label={bulk.all}
          checked={chosenIds.length === matching.length}
          onCheckedChange={(next) => setSelectedIds(new Set(next ? matching.map(({ id }) => id) : []))}
        />
      ) : null}
      {matching.length > 0 ? (
        <ApplicationTable
          key={`${deferredQuery} ${status} ${position}`}
          applications={matching}
          selectedIds={selectedIds}
          onChoose={(id, next) =>
            setSelectedIds(
              (before) => new Set(next ? [...before, id] : [...before].filter((each) => each !== id)),
            )
          }
          onOpen={(open) => change({ open })}
        />
      ) : null}
      {chosenIds.length > 0 ? (
        <ManyApplications
          ids={chosenIds}
          printHref={address({ print: chosenIds })}
          onReviewed={(ids, next) => {
            for (const each of all) if (ids.includes(each.id)) replace({ ...each, status: next });
            setSelectedIds(new Set());
          }}
          onClear={() => setSelectedIds(new Set())}
        />
      ) : null}
      {state.status === 'ready' && matching.length === 0 ? (
        <NoApplications
          received={all.length > 0}
          onShowAll={() => change({ query: '', status: '', position: '' })}
        />
      ) : null}
      {openApplication ? (
        <ApplicationDialog
          key={openApplication.id}
          application={openApplication}
          printHref={address({ print: [openApplication.id] })}
          onChanged={replace}
          onRemoved={() => {
            change({ open: '' });
            remove(openApplication.id);
          }}
          onClose={() => change({ open: '' })}
        />
      ) : null}
    </Stack>
  );
}

/** The empty state: nothing matches, or nothing was received. */
const NoApplications = ({ received, onShowAll }: { received: boolean; onShowAll: () => void }) =>
  received ? (
    <NoMatch title={messages.noneTitle} clearLabel={messages.showAll} onClear={onShowAll}>
      {messages.none}
    </NoMatch>
  ) : (
    <EmptyState icon={<Inbox size={iconSize} />} title={messages.emptyTitle}>
      {messages.empty}
    </EmptyState>
  );
