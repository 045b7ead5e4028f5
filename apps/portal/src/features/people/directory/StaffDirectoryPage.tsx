import { ButtonLink, Card, EmptyState, PageHeader, Skeleton, Stack } from '@daybreak/ui';
import { Network, UsersRound } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { ListState } from '../../../shared/lists/ListState.tsx';
import { NoMatch } from '../../../shared/lists/NoMatch.tsx';
import { unlistedPaths } from '../../../shared/navigation/pages.ts';
import { usePage } from '../../../shared/navigation/usePage.ts';
import { usePerson } from '../../../shared/session/PersonProvider.tsx';
import { useViewInAddress } from '../../../shared/textSearch/useViewInAddress.ts';
import { DirectoryActions } from './DirectoryActions.tsx';
import { DirectoryTools } from './DirectoryTools.tsx';
import { type DirectoryView, filterPeople, parseView, serializeView } from './directoryView.ts';
import { directory } from './messages.ts';
import * as styles from './StaffDirectoryPage.css.ts';
import { StaffGrid } from './StaffGrid.tsx';
import { useDirectory } from './useDirectory.ts';

const iconSize = 32;

/**
 * The staff directory, searchable by name, title, email or phone. Super admins edit cards, and manage roles and who can
 * sign in.
 */
export function StaffDirectoryPage() {
  const [view, change] = useViewInAddress(parseView, serializeView);
  const { person } = usePerson();
  const { state, role, retry, updatePerson } = useDirectory(view.status);
  const manages = role === 'super_admin';
  usePage(directory.title);

  // Keeps typing responsive while a long list is filtered.
  const deferredSearch = useDeferredValue(serializeView(view).toString());
  const people = state.status === 'ready' ? state.people : undefined;
  const matching = useMemo(
    () => people && filterPeople(people, parseView(new URLSearchParams(deferredSearch))),
    [people, deferredSearch],
  );

  return (
    <Stack gap="6">
      <PageHeader
        title={directory.title}
        description={directory.description}
        actions={
          <>
            <ButtonLink href={unlistedPaths.orgChart} icon={<Network size={18} />}>
              {directory.orgChart}
            </ButtonLink>
            {manages ? <DirectoryActions onImported={retry} /> : null}
          </>
        }
      />
      <DirectoryTools view={view} manages={manages} onChange={change} />
      <ListState
        state={state}
        messages={directory}
        {...(people && matching ? { count: directory.count(matching.length, people.length) } : {})}
        placeholder={<LoadingCards />}
        onRetry={retry}
      />
      {matching && matching.length > 0 ? (
        // Start each search at the top.
        <StaffGrid
          key={deferredSearch}
          people={matching}
          me={person.session.email}
          manages={manages}
          onChanged={updatePerson}
        />
      ) : null}
      {people && matching?.length === 0 ? (
        <NoOneFound people={people.length} view={view} onClear={() => change({ query: '', role: '' })} />
      ) : null}
    </Stack>
  );
}

const LoadingCards = () => (
  <div className={styles.grid} aria-hidden="true">
    {Array.from({ length: 9 }, (_, index) => (
      <Card key={index} padding="none" className={styles.skeleton}>
        <div className={styles.skeletonHead}>
          <Skeleton width={40} height={40} radius={999} />
          <Skeleton width="60%" height={20} />
        </div>
        <Skeleton width="85%" height={16} />
        <Skeleton width="55%" height={16} />
        <Skeleton height={32} />
      </Card>
    ))}
  </div>
);

/** The empty state: no one matches, or there's no one at all. */
function NoOneFound({ people, view, onClear }: { people: number; view: DirectoryView; onClear: () => void }) {
  if (people > 0)
    return (
      <NoMatch title={directory.noneTitle} clearLabel={directory.clear} onClear={onClear}>
        {directory.none}
      </NoMatch>
    );
  return view.status === 'inactive' ? (
    <EmptyState icon={<UsersRound size={iconSize} />} title={directory.noneLeftTitle}>
      {directory.noneLeft}
    </EmptyState>
  ) : (
    <EmptyState icon={<UsersRound size={iconSize} />} title={directory.emptyTitle}>
      {directory.empty}
    </EmptyState>
  );
}
