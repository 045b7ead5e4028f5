import { type BrandVersion, brandNow } from '@daybreak/brand';
import { Card, EmptyState, PageHeader, Select, Text } from '@daybreak/ui';
import { Palette } from 'lucide-react';
import { useCallback, useContext, useMemo, useState } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { ListState, LoadingRows } from '../../shared/lists/ListState.tsx';
import { BackLink } from '../../shared/navigation/BackLink.tsx';
import { pages } from '../../shared/navigation/pages.ts';
import { usePage } from '../../shared/navigation/usePage.ts';
import { KnownBrands } from '../../shared/pieces/knownBrands.ts';
import { useLoaded } from '../../shared/requests/useLoaded.ts';
import { usePerson } from '../../shared/session/PersonProvider.tsx';
import { updatesBrand } from '../../shared/session/rights.ts';
import * as styles from './BrandUpdate.css.ts';
import { brandDifferences } from './brandDifferences.ts';
import { Comparison } from './Comparison.tsx';
import { loadItems } from './items.ts';
import { page as messages, versions as versionMessages } from './messages.ts';
import { SavedCheckCard } from './SavedCheckCard.tsx';

/** Shows what another brand version changes in the user's pieces. Administrators see more pieces, and can follow up. */
export function BrandUpdatePage() {
  const { isLoaded, staff } = usePerson().person;
  usePage(messages.title);
  return isLoaded ? <BrandUpdate isAdministrator={updatesBrand(staff?.role)} /> : <LoadingRows height={96} />;
}

function BrandUpdate({ isAdministrator }: { isAdministrator: boolean }) {
  const known = useContext(KnownBrands);
  const [before, after] = [known.at(-2), known.at(-1)];
  return (
    <div className={styles.page}>
      <PageHeader
        title={messages.title}
        description={isAdministrator ? messages.description : messages.ownDescription}
        back={<BackLink href={pages.marketingCenter.path}>{messages.back}</BackLink>}
      />
      {before && after ? (
        <Versions knownBrands={known} first={{ before, after }} isAdministrator={isAdministrator} />
      ) : (
        <EmptyState icon={<Palette size={32} />} title={messages.oneVersionTitle}>
          {messages.oneVersion}
        </EmptyState>
      )}
      <SavedCheckCard brandVersion={(after ?? brandNow).id} />
    </div>
  );
}

interface VersionsProps {
  knownBrands: readonly BrandVersion[];
  first: { before: BrandVersion; after: BrandVersion };
  isAdministrator: boolean;
}

/** The choice of two versions, and their comparison. */
function Versions({ knownBrands, first, isAdministrator }: VersionsProps) {
  const { brandUpdates, library } = useBackend();
  const [versions, setChosen] = useState(first);
  const { state, reload } = useLoaded(
    useCallback(
      () => loadItems(brandUpdates, library, isAdministrator),
      [brandUpdates, library, isAdministrator],
    ),
  );
  const { before, after } = versions;
  const isSame = before.id === after.id;
  const differences = useMemo(() => brandDifferences(before, after), [before, after]);
  const options = knownBrands.map(({ id }, index) => ({
    value: id,
    label: index === knownBrands.length - 1 ? versionMessages.today(id) : id,
  }));
  const choose = (side: keyof typeof versions) => (id: string) => {
    const version = knownBrands.find((each) => each.id === id);
    if (version) setChosen({ ...versions, [side]: version });
  };
  return (
    <>
      <Card className={styles.versions}>
        <div className={styles.choices}>
          <Select
            label={versionMessages.before}
            options={options}
            value={before.id}
            onValueChange={choose('before')}
          />
          <Select
            label={versionMessages.after}
            options={options}
            value={after.id}
            onValueChange={choose('after')}
          />
        </div>
        <Text size="sm" tone="muted">
          {isSame ? versionMessages.same : versionMessages.changed(differences.colors, differences.logos)}
        </Text>
      </Card>
      {state.status === 'ready' ? null : (
        <ListState
          state={state}
          messages={messages}
          placeholder={<LoadingRows height={96} />}
          onRetry={reload}
        />
      )}
      {state.status === 'ready' && state.value.items.length === 0 ? (
        <EmptyState icon={<Palette size={32} />} title={messages.emptyTitle}>
          {isAdministrator ? messages.empty : messages.ownEmpty}
        </EmptyState>
      ) : null}
      {state.status === 'ready' && state.value.items.length > 0 && !isSame ? (
        <Comparison
          key={`${before.id} ${after.id}`}
          loaded={state.value}
          versions={versions}
          isToday={after === knownBrands.at(-1)}
          onChanged={reload}
        />
      ) : null}
    </>
  );
}
